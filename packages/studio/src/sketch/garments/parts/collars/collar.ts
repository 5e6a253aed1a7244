import type { Collar } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawBackCollar } from './back-collar.ts';
import { drawHood } from './hood.ts';
import { drawShirtCollar } from './shirt-collar.ts';
import { drawSoftBow } from './soft-bow.ts';
import { drawFurCollar, drawRuff } from './soft-collars.ts';
import { drawStandCollar, STANDS } from './stand-collars.ts';

export type CollarOptions = {
  /** How far down it stands open, as y of the trunk's frame. */
  openY: number;
  /** 1 is ordinary. */
  size: number;
};

/** How far down a camp collar lies open, as y of the trunk's frame. */
export const CAMP_OPEN = 0.42;

/** Draws a collar that is no lapel (those belong to their front). */
export function drawCollar(
  context: DressContext,
  top: GarmentTop,
  collar: Collar,
  options: CollarOptions,
): void {
  switch (collar) {
    case 'none':
      return;
    case 'shirt':
      drawBackCollar(context, top, { up: 0.22 });
      return drawShirtCollar(context, top, options);
    case 'camp':
      drawBackCollar(context, top, { up: 0.16 });
      return drawShirtCollar(context, top, { openY: CAMP_OPEN, size: 1.12 });
    case 'peter-pan':
      return drawShirtCollar(context, top, { openY: 0, size: 1.15, isRound: true });
    case 'turtle':
    case 'mock':
    case 'funnel':
    case 'mandarin':
      drawBackCollar(context, top, {
        up: STANDS[collar].up + 0.05,
        wide: STANDS[collar].rim,
        isStand: true,
      });
      return drawStandCollar(context, top, collar);
    case 'bow':
      return drawSoftBow(context, top);
    case 'hood':
      return drawHood(context, top);
    case 'ruff':
      return drawRuff(context, top);
    case 'fur':
      drawBackCollar(context, top, { up: 0.34, wide: 1.7 });
      return drawFurCollar(context, top);
    case 'notch':
    case 'peak':
    case 'shawl':
      return drawBackCollar(context, top, { up: 0.24 });
  }
}
