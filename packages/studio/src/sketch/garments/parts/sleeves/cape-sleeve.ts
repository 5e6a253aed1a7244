import { smoothCurve } from '../../../../core/scene/curve.ts';
import { ruledPatch } from '../../../../core/scene/patch.ts';
import { add, between, type Point } from '../../../../core/scene/point.ts';
import { type Side, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { alongArm } from '../bodice/along-arm.ts';
import { shadowSide } from '../bodice/body-shade.ts';
import { drawFolds, foldAlong, wedgesOf } from '../bodice/fold.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';

/** A panel that falls open from the shoulder over the arm to the hip. */
export function drawCapeSleeve(context: DressContext, top: GarmentTop, side: Side): void {
  const { cut } = top;
  const { unit, body } = cut;
  const sign = signOf(side);
  const along = alongArm(body.arm[side]);
  const tip = cut.tip[side];
  const out = sign * unit;
  const hip = body.side(side, 3.4);
  const wide = sign * Math.max(sign * along.outer(0.45)[0], sign * hip[0]);
  const isOffShoulder = context.piece.design.neckline === 'off-shoulder';
  const outer = smoothCurve([
    isOffShoulder ? along.outer(0.13, unit * 0.04) : tip,
    along.outer(isOffShoulder ? 0.24 : 0.16, unit * 0.06),
    [wide + out * 0.14, hip[1] - unit * 0.5],
    [wide + out * 0.3, hip[1] + unit * 0.2],
  ]);
  const inner = smoothCurve([
    ...(isOffShoulder
      ? [cut.pit[side]]
      : [between(tip, cut.shoulder(side, 0.6), 0.9), add(cut.pit[side], [-out * 0.07, 0])]),
    add(body.side(side, 2.2), [out * 0.02, 0]),
    add(hip, [-out * 0.04, -unit * 0.05]),
  ]);
  const [left, right] = side === 'left' ? [outer, inner] : [inner, outer];
  const patch = ruledPatch(left, right, unit * 0.06);
  const hem: Point[] = Array.from({ length: 9 }, (_, i) =>
    add(patch(i / 8, 1), [0, Math.sin(i * 2.2) * unit * 0.025]),
  );
  const folds = [0.25, 0.5, 0.75].map((u) =>
    foldAlong([patch(u, 0.98), patch(u, 0.6), patch((u + 0.5) / 2, 0.2)], {
      widthPx: unit * 0.06,
      weight: 0.9,
    }),
  );
  const pen = context.scene.on(
    body.arm[side].place === 'raised' ? 'arm-raised' : 'arm',
    1 + top.order,
  );
  pen.region(
    clothRegion(context, {
      part: `sleeve ${side}`,
      outline: [...left, ...smoothCurve(hem), ...right.toReversed()],
      patch,
      shade: [shadowSide(patch, context.rng, 0.3), ...wedgesOf(folds)],
    }),
  );
  drawFolds(pen, folds);
  const isShadowSide = side === 'right';
  pen.stroke('contour', outer, { isShadowSide, taper: [0.03, 0.03] });
  pen.stroke('contour', inner, { weight: 0.8, taper: [0.1, 0.03] });
  pen.stroke('contour', smoothCurve(hem), { taper: [0.03, 0.03] });
}
