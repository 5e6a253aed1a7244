import { smoothCurve } from '../../../scene/curve.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion, undersideOf } from '../skirt-cloth.ts';
import { neckFrame } from './neck-frame.ts';

/** The inside of the back, seen behind the neck: `up` high and `wide` in half necks. */
export function drawBackCollar(
  context: DressContext,
  { cut, order }: GarmentTop,
  up: number,
  wide = 1.12,
): void {
  const neck = neckFrame(cut);
  const rim = smoothCurve([
    neck(-wide, up * 0.55),
    neck(-0.6, up),
    neck(0.6, up),
    neck(wide, up * 0.55),
  ]);
  const low = smoothCurve([
    cut.shoulder('right', 0.25),
    neck(0.4, -0.16),
    neck(-0.4, -0.16),
    cut.shoulder('left', 0.25),
  ]);
  const pen = context.scene.on('garment-behind', 2 + order);
  pen.region({
    ...clothRegion(context, { part: 'collar inside', outline: [...rim, ...low], reserve: 0 }),
    colour: undersideOf(context.piece),
    opacity: 1,
  });
  pen.stroke('contour', rim, { weight: 0.8 });
}
