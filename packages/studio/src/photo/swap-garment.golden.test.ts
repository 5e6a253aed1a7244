import { it } from 'vitest';
import { expectSwap, type Swap } from './testing/expect-swap.ts';

/** One of each place on the body; `swap-garment.golden.draw.test.ts` has the others. */
const SWAPS: readonly Swap[] = [
  {
    name: 'long sleeves for short ones',
    figure: 'trousers',
    worn: ['knit'],
    flatLay: 'flat-t-shirt',
    variant: 0,
    at: [10, 120],
  },
  {
    name: 'shorts for a skirt',
    figure: 'shorts',
    worn: ['shorts'],
    flatLay: 'flat-skirt',
    variant: 0,
    at: [36, 256],
  },
  {
    name: 'a dress for a dress',
    figure: 'dress',
    worn: ['dress'],
    flatLay: 'flat-dress',
    variant: 0,
    at: [100, 120],
  },
];

it.each(SWAPS)('$name looks as it did', (swap) => expectSwap(swap));
