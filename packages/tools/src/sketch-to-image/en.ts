/** The tool's words. */
export const words = {
  name: 'Sketch to image',
  summary: 'See a sketch made up in its cloth.',
  promptHint:
    'Fabric and colour, if you like: “navy velvet”, “sheer ivory chiffon”. Without words the sketch decides.',
} as const;

/** Words of its plate on the landing page. */
export const plate = {
  givenAlt: 'A watercolour sketch of a coral dress with puff sleeves',
  madeAlt: 'The coral dress painted in its cloth, on the model of the sketch',
  words: 'without a word',
} as const;
