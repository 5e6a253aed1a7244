import { lerp } from '../../../../core/interpolate.ts';
import { distance, type Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothRegion } from '../skirt-cloth.ts';
import type { SleeveShape } from './sleeve-shape.ts';

/** Height and breadth in heads, and where down the sleeve it begins. */
const HIGH = 0.36;
const WIDE = 0.26;
const FROM = 0.2;

/** A pocket with a flap sewn on the upper arm, towards the outside. Sleeves that end above the elbow have no room for it. */
export function drawSleevePocket(context: DressContext, pen: LayerPen, shape: SleeveShape): void {
  const { patch } = shape;
  const { unit } = context.body;
  const long = distance(patch(0.5, 0), patch(0.5, 0.5)) * 2;
  const across = distance(patch(0, 0.35), patch(1, 0.35));
  if (long < unit * 1.2 || across < unit * 0.2) return;
  const half = Math.min(0.36, (unit * WIDE) / across / 2);
  const to = FROM + (unit * HIGH) / long;
  const at = (u: number, v: number): Point => patch(0.5 + u * half, lerp(FROM, to, v));
  const bag = [at(-1, 0), at(1, 0), at(1, 0.9), at(0.8, 1), at(-0.8, 1), at(-1, 0.9)];
  const flap = [at(-1.08, -0.06), at(1.08, -0.06), at(1.06, 0.26), at(0, 0.4), at(-1.06, 0.26)];
  pen.region(
    clothRegion(context, {
      part: 'sleeve pocket',
      outline: bag,
      shade: [[at(-1, 0.26), at(0, 0.4), at(1, 0.26), at(1, 0.4), at(0, 0.54), at(-1, 0.4)]],
      reserve: 0.2,
    }),
  );
  pen.stroke('detail', [...bag, bag[0]], { weight: 1, taper: [0, 0] });
  pen.region(clothRegion(context, { part: 'sleeve pocket flap', outline: flap, reserve: 0.2 }));
  pen.stroke('detail', [...flap, flap[0]], { weight: 1.1, taper: [0, 0] });
}
