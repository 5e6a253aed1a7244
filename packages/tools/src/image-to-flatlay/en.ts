/** The tool's words. */
export const words = {
  name: 'Image to flat-lay',
  summary: 'Lift a garment out of a photo by naming it.',
  promptHint: 'Name the garment to lift out: “the striped shirt”.',
} as const;

/** Words of its plate on the landing page. */
export const plate = {
  givenAlt: 'A model in a mustard shirt dress',
  madeAlt: 'The shirt dress by itself, laid flat',
  words: '“the shirt dress”',
} as const;
