/** The tool's words. */
export const words = {
  name: 'Swap garment',
  summary: 'Change what a model wears, from a flat-lay.',
  promptHint: 'What the flat-lay does not show: fabric, fit, how it is worn.',
} as const;

/** Words of its plate on the landing page. */
export const plate = {
  givenAlt: 'A model in a green tiered dress',
  madeAlt: 'The same model in a dress of indigo ikat',
  words: 'with the flat-lay of an ikat dress',
} as const;
