type Words = readonly string[];

/** Garments that the engine has not, under the id of the nearest that it draws in their place. */
export const NEAREST_GARMENTS: Readonly<Record<string, Words>> = {
  gown: ['toga'],
  kaftan: ['burqa', 'burka', 'thobe', 'dishdasha', 'dashiki'],
  kimono: ['yukata'],
  swimsuit: ['lingerie', 'monokini'],
  shorts: ['boxer', 'boxer short', 'brief'],
  jumpsuit: ['wetsuit', 'spacesuit'],
  coat: ['lab coat'],
};

/** Those too young for the engine's bodies: drawn as children. */
export const NEAREST_CHILDREN: Words = ['baby', 'infant', 'newborn', 'babies'];

/** What the engine draws nothing for, where the words alone would be read as something else. */
export const UNDRAWN: Words = [
  'side stripe',
  'racing stripe',
  'contrast stripe',
  'drawstring hem',
  'drawstring cuff',
  'elasticated hem',
];
