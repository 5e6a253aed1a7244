/** Labels of the areas of a person's photo; the number of a label is its index. Held: bags and the like. */
export const PERSON_LABELS = [
  'background',
  'skin',
  'hair',
  'upper',
  'lower',
  'shoes',
  'held',
] as const;

export const LABEL = {
  background: 0,
  skin: 1,
  hair: 2,
  upper: 3,
  lower: 4,
  shoes: 5,
  held: 6,
} as const;
