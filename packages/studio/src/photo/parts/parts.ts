/** Parts of a person in a photo, by their numbers. */
export const PARTS = [
  'background',
  'skin',
  'hair',
  'top',
  'outerwear',
  'dress',
  'skirt',
  'trousers',
  'shoes',
  'bag',
  'hat',
  'accessory',
  'hosiery',
] as const;

export type PartName = (typeof PARTS)[number];

/** The number of each part. */
export const PART = {
  background: 0,
  skin: 1,
  hair: 2,
  top: 3,
  outerwear: 4,
  dress: 5,
  skirt: 6,
  trousers: 7,
  shoes: 8,
  bag: 9,
  hat: 10,
  accessory: 11,
  hosiery: 12,
} as const satisfies Record<PartName, number>;

/** Parts that one garment may be taken for, in one place or another. */
const KIN: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [PART.top, new Set<number>([PART.outerwear, PART.dress])],
  [PART.outerwear, new Set<number>([PART.top, PART.dress, PART.skirt])],
  [PART.dress, new Set<number>([PART.top, PART.outerwear, PART.skirt, PART.trousers])],
  [PART.skirt, new Set<number>([PART.outerwear, PART.dress, PART.trousers])],
  [PART.trousers, new Set<number>([PART.dress, PART.skirt])],
]);

/** Test for two parts that may be the same garment: the sleeves of a top may be taken for those of a jacket. */
export const areKin = (one: number, other: number): boolean => KIN.get(one)?.has(other) ?? false;

/** Test for a part that is worn or carried: neither ground nor body. */
export const isWornPart = (part: number): boolean => part > PART.hair;
