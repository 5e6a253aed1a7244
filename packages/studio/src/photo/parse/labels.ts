/** Labels of the areas of a person's photo, as swaps and flat-lays tell them apart. Held: bags, hats and the like. */
export const LABEL = {
  background: 0,
  skin: 1,
  hair: 2,
  upper: 3,
  lower: 4,
  shoes: 5,
  held: 6,
} as const;

/** Label of each part. */
const LABEL_OF_PART: readonly (number | undefined)[] = [
  LABEL.background,
  LABEL.skin,
  LABEL.hair,
  LABEL.upper,
  LABEL.upper,
  LABEL.upper,
  LABEL.lower,
  LABEL.lower,
  LABEL.shoes,
  LABEL.held,
  LABEL.held,
  undefined,
  LABEL.lower,
];

/** Label of a part, see PARTS; an accessory has none of its own. */
export const labelOf = (part: number): number | undefined => LABEL_OF_PART[part];
