import { expect, test } from 'vitest';
import { readPartWishes } from './part-wishes.ts';

test.each([
  ['bomber jacket with black ribbing', 'rib', '#17171a'],
  ['hooded sweatshirt with navy ribbed cuffs', 'cuff', '#1b2c50'],
  ['hoodie with navy cuffs', 'cuff', '#1b2c50'],
])('ribs have a colour of their own: %s', (prompt, part, colour) => {
  expect(readPartWishes(prompt)).toMatchObject([{ part, colour }]);
});
