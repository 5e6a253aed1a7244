import { it } from 'vitest';
import { expectFlatLay, type FlatLayOrder } from './testing/expect-flat-lay.ts';

/** A top, trousers and a garment that nobody wears; `image-to-flatlay.golden.draw.test.ts` has the others. */
const ORDERS: readonly FlatLayOrder[] = [
  ['trousers', 'sweater', 1],
  ['trousers', 'trousers', 0],
  ['flat-shirt', 'shirt', 3],
];

it.each(ORDERS)('of %s, the %s in picture %i looks as it did', (...order) => expectFlatLay(order));
