type Words = readonly string[];

/** Garments that the engine has not, under the id of the nearest that it draws in their place. */
export const NEAREST_GARMENTS: Readonly<Record<string, Words>> = {
  gown: ['saree', 'sari', 'lehenga', 'lehenga choli', 'toga', 'hanbok'],
  'shift-dress': ['cheongsam', 'qipao', 'ao dai', 'kurta', 'salwar kameez', 'apron'],
  dress: ['dirndl'],
  kaftan: ['burqa', 'burka', 'thobe', 'dishdasha', 'dashiki', 'agbada'],
  kimono: ['yukata', 'dressing gown', 'bathrobe'],
  overcoat: ['sherwani'],
  swimsuit: ['bikini', 'tankini', 'lingerie', 'monokini'],
  top: ['bralette', 'bra', 'sports bra'],
  shorts: ['swim trunk', 'trunks', 'boxer', 'boxer short', 'brief'],
  'slip-dress': ['nightgown', 'nightdress', 'nightie'],
  jumpsuit: ['onesie', 'snowsuit', 'ski suit', 'wetsuit', 'babygrow', 'spacesuit'],
  coat: ['parka', 'lab coat'],
  jacket: ['anorak', 'windbreaker', 'cagoule'],
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
