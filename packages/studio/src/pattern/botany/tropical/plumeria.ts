import type { Hex } from '../../../core/colour.ts';
import type { Pen } from '../../paint/pen.ts';
import { petal } from '../petal.ts';
import { petalRing } from '../petal-ring.ts';

/** A frangipani flower: five round petals, golden at the heart. */
export function plumeria(
  pen: Pen,
  radius: number,
  { colour, heart }: { colour: Hex; heart: Hex },
): void {
  petalRing(pen, { count: 5, shake: 0.04 }, () =>
    petal(
      pen,
      { length: radius, width: radius * 0.86, widest: 0.6, ruffle: 0.015, root: 0.24 },
      { root: heart, tip: colour },
    ),
  );
}
