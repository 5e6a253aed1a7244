/** Prompts that name a garment; a colour or a cloth tells two of a kind apart. */
export const EXAMPLES = [
  'the white t-shirt',
  'blue jeans',
  'the midi dress',
  'pleated skirt',
  'the knit sweater',
  'black tailored trousers',
] as const;
