/** The tool's words. */
export const words = {
  name: 'Pattern to image',
  summary: 'See a pattern cut and sewn as a garment.',
  promptHint: 'The garment, its cut, its fabric, who wears it: “a cotton shirt dress, on a model”.',
} as const;

/** Words of its plate on the landing page. */
export const plate = {
  givenAlt: 'A pattern of bold cut-outs in coral, teal and mustard',
  madeAlt: 'A shirt with a camp collar, cut from that pattern',
  words: '“a camp collar shirt with short sleeves”',
} as const;
