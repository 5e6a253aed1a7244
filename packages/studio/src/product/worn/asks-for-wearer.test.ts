import { expect, it } from 'vitest';
import { tokenise } from '../../words/tokens.ts';
import { asksForWearer } from './asks-for-wearer.ts';

it.each([
  'wrap dress in the print, worn by a woman with long dark hair',
  'hawaiian shirt on a man with a beard, white shorts',
  'midi skirt, woman leaning on a wall',
  'smocked sundress on a girl of about six',
  'crop top and mini skirt, plus size model',
  'kimono robe over a slip dress, barefoot',
  'dungarees on a toddler over a white tee',
  'model wearing a pencil skirt',
])('sees somebody in: %s', (prompt) => {
  expect(asksForWearer(tokenise(prompt))).toBe(true);
});

it.each([
  'camp collar shirt with short sleeves',
  'swim shorts for men',
  'mens waistcoat',
  'womens trousers',
  'twirly dress for a six year old girl',
  'shirt dress for a woman, collar in navy',
  'long night shirt for a man, navy piping',
  'boys shorts',
  'dress on a hanger, woman',
  'blouse, flat lay, no model',
  'blouse without a model',
  'kimono jacket, wide sleeves, not worn',
  '',
])('sees the garment alone in: %s', (prompt) => {
  expect(asksForWearer(tokenise(prompt))).toBe(false);
});
