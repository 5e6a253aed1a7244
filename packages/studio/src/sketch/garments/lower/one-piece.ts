import type { DressContext } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { drawTrousers, type TrouserOptions, type Trousers } from '../parts/legs.ts';
import type { TopOptions } from '../parts/top/top.ts';
import { drawFullBodice } from './full-bodice.ts';

type OnePiece = { legs: Omit<TrouserOptions, 'from'>; top: Partial<TopOptions> };

/** Draws a loose suit of trousers and a jacket sewn together at the waist. */
export function drawOnePiece(
  context: DressContext,
  { legs, top }: OnePiece,
): { top: GarmentTop; legs: Trousers } {
  const trousers = drawTrousers(context, { from: 3, ...legs });
  const bodice = drawFullBodice(context, {
    level: 3.12,
    isBlousing: true,
    hasFront: true,
    breakY: 0.12,
    ...top,
  });
  return { top: bodice, legs: trousers };
}
