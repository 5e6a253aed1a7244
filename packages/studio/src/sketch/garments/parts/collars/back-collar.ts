import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion, undersideOf } from '../skirt-cloth.ts';
import { neckFrame } from './neck-frame.ts';

type BackCollar = {
  /** Height on the neck, in units of the frame. */
  up: number;
  /** Half its width, in half necks. */
  wide?: number;
  /** Ends at the neck instead of on the shoulders. */
  isStand?: boolean;
};

/** The inside of the back, seen behind the neck. */
export function drawBackCollar(
  context: DressContext,
  { cut, order }: GarmentTop,
  { up, wide = 1.12, isStand = false }: BackCollar,
): void {
  const neck = neckFrame(cut);
  const rim = smoothCurve([
    neck(-wide, up * 0.55),
    neck(-0.6, up),
    neck(0.6, up),
    neck(wide, up * 0.55),
  ]);
  const low = smoothCurve([
    isStand ? neck(wide, 0) : cut.shoulder('right', 0.25),
    neck(0.4, -0.16),
    neck(-0.4, -0.16),
    isStand ? neck(-wide, 0) : cut.shoulder('left', 0.25),
  ]);
  const pen = context.scene.on('garment-behind', 2 + order);
  pen.region({
    ...clothRegion(context, { part: 'collar inside', outline: [...rim, ...low], reserve: 0 }),
    colour: undersideOf(context.piece),
    opacity: 1,
  });
  pen.stroke('contour', rim, { weight: 0.8 });
}
