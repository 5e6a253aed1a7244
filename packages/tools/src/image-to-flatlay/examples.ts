/** Prompts that name a garment; a colour or a cloth distinguishes two of a kind. */
export const EXAMPLES = [
  'the white t-shirt',
  'blue jeans',
  'the midi dress',
  'pleated skirt',
  'the knit sweater',
  'black tailored trousers',
] as const;
