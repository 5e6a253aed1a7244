import { techPackWords } from '@toile/contract';
import { expect, test } from 'vitest';
import { FABRIC_IDS } from '../../core/fabrics/fabric.ts';
import { PRINT_IDS } from '../../core/scene/scene.ts';
import {
  CLOSURES,
  COLLARS,
  DETAILS,
  FITS,
  LEGS,
  LENGTHS,
  NECKLINES,
  SILHOUETTES,
  SLEEVES,
  WAISTS,
} from '../garments/features.ts';
import { GARMENTS } from '../garments/registry.ts';
import { PARTS } from './list-callouts.ts';
import { TRIMS } from './list-materials.ts';

const { garments, cloths, prints, trims, part, detail } = techPackWords;
const FEATURES = {
  neckline: NECKLINES,
  collar: COLLARS,
  sleeve: SLEEVES,
  closure: CLOSURES,
  waist: WAISTS,
  silhouette: SILHOUETTES,
  leg: LEGS,
  length: LENGTHS,
  fit: FITS,
} as const;

test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
  ['garment', GARMENTS.map(({ id }) => id), garments],
  ['cloth', FABRIC_IDS, cloths],
  ['print', PRINT_IDS, prints],
  ['detail', DETAILS.filter((one) => one !== 'pocketless'), detail],
  ['part', [...PARTS].map((name) => name.replaceAll(' ', '-')), part],
  ['trim', Object.values(TRIMS).map(({ id }) => id), trims],
  ...Object.entries(FEATURES).map(
    ([feature, values]): [string, readonly string[], Readonly<Record<string, string>>] => [
      feature,
      values.filter((value) => value !== 'none'),
      techPackWords[feature as keyof typeof FEATURES],
    ],
  ),
])('every %s has its word', (_name, ids, words) => {
  expect(ids.filter((id) => !words[id])).toEqual([]);
});
