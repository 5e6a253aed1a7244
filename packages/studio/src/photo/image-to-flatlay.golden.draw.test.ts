import { it } from 'vitest';
import { expectFlatLay, type FlatLayOrder } from './testing/expect-flat-lay.ts';

/** Sleeves, straps, legs, skirts and fronts, in the four lays. */
const ORDERS: readonly FlatLayOrder[] = [
  ['shorts', 't-shirt', 0],
  ['shorts', 'shorts', 3],
  ['camisole', 'camisole', 2],
  ['camisole', 'skirt', 1],
  ['dress', 'dress', 2],
  ['coat', 'coat', 0],
];

it.each(ORDERS)('of %s, the %s in picture %i looks as it did', (...order) => expectFlatLay(order));
