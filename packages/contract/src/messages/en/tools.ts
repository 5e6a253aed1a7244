/** The words of each tool, by its id. */
export const tools = {
  'create-background': {
    name: 'Create background',
    summary: 'A new pose and background for a model photo.',
    promptHint: 'Place, light, weather, time of day, mood: the more you name, the closer it comes.',
  },
  'swap-garment': {
    name: 'Swap garment',
    summary: 'Change what a model wears, from a flat-lay.',
    promptHint: 'What the flat-lay does not show: fabric, fit, how it is worn.',
  },
  'sketch-to-image': {
    name: 'Sketch to image',
    summary: 'Turn a sketch into a realistic image.',
    promptHint:
      'Fabric and colour, if you like: “navy velvet”, “sheer ivory chiffon”. Without words the sketch decides.',
  },
  'create-sketch': {
    name: 'Create sketch',
    summary: 'From a sentence to a fashion sketch.',
    promptHint:
      'Garment, silhouette, neckline, sleeves, fabric, colours, medium: the more you name, the closer it comes.',
  },
  'create-pattern': {
    name: 'Create pattern',
    summary: 'From a sentence to a textile that repeats without a seam.',
    promptHint: 'Motif, colours, ground, mood, technique: the more you name, the closer it comes.',
  },
  'pattern-to-image': {
    name: 'Pattern to image',
    summary: 'See a pattern cut and sewn as a garment.',
    promptHint: 'The garment, its cut and its fabric: “a midi shirt dress in cotton”.',
  },
  'image-to-flatlay': {
    name: 'Image to flat-lay',
    summary: 'Lift a garment out of a photo by naming it.',
    promptHint: 'Name the garment to lift out: “the striped shirt”.',
  },
} as const;
