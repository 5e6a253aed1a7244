import { runsOf, type SheetSet } from './sheet-set.ts';

/** A prompt for each place, in light that suits it. */
const PLACES = [
  'white studio cyclorama',
  'terracotta paper backdrop',
  'pastel gradient backdrop',
  'arch and plinth',
  'painted canvas backdrop',
  'window light on a plaster wall',
  'sunny beach at golden hour',
  'wooden pier by the sea',
  'desert dunes at sunset',
  'lush green forest',
  'wildflower meadow',
  'lavender field in Provence',
  'alpine mountains',
  'snowy winter day',
  'autumn park',
  'cherry blossom',
  'garden wall with roses',
  'Paris street by day',
  'city street at night, wet cobblestones',
  'neon city in the rain',
  'rooftop at dusk, city skyline',
  'café in the evening',
  'old library',
  'art gallery',
  'marble hall',
  'brick loft with large windows',
  'fashion show runway',
  'underwater',
  'outer space',
] as const;

const HARD = [
  'a beach without sun, overcast',
  'foggy forest at dawn',
  'purple desert',
  'qwerty',
  '',
  '海滩',
  'beach beach beach street',
  '<b>studio</b>',
  'rain on a rooftop',
  'meadow in winter, snowing',
];

/** Sheets of create-background. */
export const BACKGROUND_SETS: Readonly<Record<string, SheetSet>> = {
  reference: {
    columns: 6,
    cells: PLACES.map((prompt, i) => ({ prompt, seed: 1, variant: i % 4 })),
  },
  runs: runsOf(PLACES, { count: 4 }),
  hard: runsOf(HARD, { count: 2 }),
};
