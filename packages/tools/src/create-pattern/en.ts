/** The tool's words. */
export const words = {
  name: 'Create pattern',
  summary: 'From a sentence to a textile that repeats without a seam.',
  promptHint: 'Motif, colours, ground, mood, technique: the more you name, the closer it comes.',
} as const;

/** Words of its plate on the landing page. */
export const plate = {
  madeAlt: 'Large poppies in gold, cream and petrol on navy',
  words: '“large poppies in gold, cream and petrol on navy”',
} as const;
