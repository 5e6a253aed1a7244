import type { SheetSet } from './sheet-set.ts';
import { runsOf } from './sheet-set.ts';

/**
 * Garment, its pattern, and the outfit of the figure. Replaced is the outfit's first garment, or
 * the one named last.
 */
const SWAPS = [
  'crew neck t-shirt — ditsy floral pastel — yellow t-shirt with denim shorts',
  'silk shirt with long sleeves — indigo paisley — green sweater and black pencil skirt',
  'tailored blazer — grey herringbone tweed — pink silk blouse with white midi skirt',
  'knit turtleneck sweater — fair isle — white shirt and grey trousers',
  'midi dress with puff sleeves — large peony bloom on navy — red maxi dress with long sleeves',
  'a pleated midi skirt — tropical monstera — pink silk blouse with white midi skirt — skirt',
  'jeans, straight leg — indigo ikat on cream — white shirt and grey trousers — trousers',
  'tank top — terrazzo pastel — pink silk blouse with white midi skirt',
] as const;

/** Sets of swaps: one picture each, and runs of four. */
export const SWAP_SETS: Readonly<Record<string, SheetSet>> = {
  reference: { ...runsOf(SWAPS, { count: 1 }), columns: 4 },
  runs: runsOf(SWAPS, { count: 4 }),
};
