/** Prompts that name a cloth: the drawing says the rest. */
export const EXAMPLES = [
  'emerald silk satin',
  'black leather jacket, blue denim jeans',
  'ivory lace dress',
  'camel wool coat',
  'burgundy velvet gown',
  'gold sequins',
] as const;
