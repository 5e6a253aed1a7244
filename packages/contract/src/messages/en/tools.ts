/** The words of each tool, by its id. */
export const tools = {
  'create-background': {
    name: 'Create background',
    summary: 'A new pose and background for a model photo.',
  },
  'swap-garment': {
    name: 'Swap garment',
    summary: 'Change what a model wears, from a flat-lay.',
  },
  'sketch-to-image': {
    name: 'Sketch to image',
    summary: 'Turn a sketch into a realistic image.',
  },
  'create-sketch': {
    name: 'Create sketch',
    summary: 'From a sentence to a fashion sketch.',
  },
  'create-pattern': {
    name: 'Create pattern',
    summary: 'From a sentence to a textile that repeats without a seam.',
  },
  'pattern-to-image': {
    name: 'Pattern to image',
    summary: 'See a pattern cut and sewn as a garment.',
  },
  'image-to-flatlay': {
    name: 'Image to flat-lay',
    summary: 'Lift a garment out of a photo by naming it.',
  },
} as const;
