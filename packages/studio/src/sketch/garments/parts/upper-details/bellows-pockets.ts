import type { Point } from '../../../../core/scene/point.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawButtons } from '../closures/buttons.ts';
import { clothRegion } from '../skirt-cloth.ts';

type Size = { y: number; x: number; wide: number; high: number };

/** On the chest, and larger below the waist; lengths in units of the trunk's frame. */
const CHEST: Size = { y: 0.62, x: 0.15, wide: 0.29, high: 0.34 };
const HIP: Size = { y: 1.86, x: 0.15, wide: 0.38, high: 0.42 };

/** Four pockets with a pleat down their middle and a buttoned flap: two on the chest and, where the garment is long enough, two on the hips. */
export function drawBellowsPockets(context: DressContext, top: GarmentTop): void {
  for (const size of [CHEST, HIP]) {
    const { cut } = top;
    if (cut.frame.at(0, size.y + size.high)[1] > cut.on(0, 0.99)[1]) continue;
    for (const side of SIDES) drawBellows(context, top, { ...size, sign: signOf(side) });
  }
}

function drawBellows(
  context: DressContext,
  top: GarmentTop,
  { y, x, wide, high, sign }: Size & { sign: -1 | 1 },
): void {
  const { cut } = top;
  const pen = context.scene.on(top.layer, top.order);
  const at = (across: number, down: number): Point => {
    const part = cut.partAt(cut.frame.at(0, y + down * high)[1]);
    return cut.on(sign * (x + across * wide), part - across * 0.008);
  };
  const bag = [at(0, 0), at(1, 0), at(1, 0.9), at(0.9, 1), at(0.1, 1), at(0, 0.9)];
  const flap = [at(-0.04, -0.05), at(1.04, -0.05), at(1.04, 0.24), at(0.5, 0.4), at(-0.04, 0.24)];
  const under = [flap[4], flap[3], flap[2], at(1, 0.36), at(0.5, 0.52), at(0, 0.36)];
  pen.region(clothRegion(context, { part: 'pocket', outline: bag, shade: [under], reserve: 0.2 }));
  pen.stroke('detail', [...bag, bag[0]], { weight: 1.05, taper: [0, 0] });
  for (const u of [0.4, 0.6])
    pen.stroke('seam', [at(u, 0.34), at(u, 1)], { weight: 0.8, taper: [0, 0] });
  pen.region(clothRegion(context, { part: 'pocket flap', outline: flap, reserve: 0.25 }));
  pen.stroke('detail', [...flap, flap[0]], { weight: 1.15, taper: [0, 0] });
  drawButtons(context, pen, { places: [at(0.5, 0.28)], radiusPx: cut.unit * 0.02 });
}
