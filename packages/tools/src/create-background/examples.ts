/** Prompts that name a place, its light and its weather. */
export const EXAMPLES = [
  'sunny beach at golden hour',
  'Paris street at night, wet cobblestones',
  'terracotta paper backdrop',
  'autumn park, soft morning light',
  'marble hall with tall windows',
  'lavender field in Provence at sunset',
] as const;
