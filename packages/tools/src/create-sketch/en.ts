/** The tool's words. */
export const words = {
  name: 'Create sketch',
  summary: 'From a sentence to a fashion sketch.',
  promptHint:
    'Garment, silhouette, neckline, sleeves, fabric, colours, medium: the more you name, the closer it comes.',
} as const;

/** Words of its plate on the landing page. */
export const plate = {
  madeAlt: 'A watercolour sketch of a rust red coat over wide trousers',
  words: '“rust red wrap coat over wide trousers, watercolour”',
} as const;
