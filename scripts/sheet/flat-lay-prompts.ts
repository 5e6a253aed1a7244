import { runsOf, type SheetSet } from './sheet-set.ts';

/** Prompts for each garment of the photo of the command line. */
const WORN = ['the top', 'the bottoms', 'the dress'] as const;

/** Prompts of drawn figures and of the garment to extract from each, with an arrow between. */
const OWN = [
  'green sweater and black pencil skirt → sweater',
  'green sweater and black pencil skirt → skirt',
  'yellow t-shirt with denim shorts → t-shirt',
  'yellow t-shirt with denim shorts → shorts',
  'pink silk blouse with white midi skirt → blouse',
  'pink silk blouse with white midi skirt → skirt',
  'red midi dress → dress',
  'navy jumpsuit → jumpsuit',
  'white shirt and beige wide trousers → shirt',
  'white shirt and beige wide trousers → trousers',
  "man's grey hoodie and jeans → hoodie",
  "man's grey hoodie and jeans → jeans",
  'camel wool coat over black trousers → coat',
  'floral sundress → dress',
] as const;

/** Sheets of image-to-flatlay: drawn figures, and `photo` for the photo of the command line. */
export const FLAT_LAY_SETS: Readonly<Record<string, SheetSet>> = {
  reference: runsOf(OWN, { count: 1, seed: 3 }),
  runs: runsOf(OWN, { count: 4, seed: 3 }),
  photo: runsOf(WORN, { count: 4 }),
};
