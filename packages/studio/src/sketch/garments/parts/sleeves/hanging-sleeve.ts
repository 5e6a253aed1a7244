import { smoothCurve } from '../../../../core/scene/curve.ts';
import { ruledPatch } from '../../../../core/scene/patch.ts';
import { add, between, type Point } from '../../../../core/scene/point.ts';
import { type Side, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { alongArm } from '../bodice/along-arm.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { layerOfArm } from './sleeve.ts';

type Hanging = { dropHeads: number };

/** The swinging part of a furisode's sleeve: a long bag of cloth that hangs from the forearm. */
export function drawHangingSleeve(
  context: DressContext,
  { order }: GarmentTop,
  side: Side,
  { dropHeads }: Hanging,
): void {
  const { body, rng } = context;
  const { unit } = body;
  const s = signOf(side);
  const arm = body.arm[side];
  const along = alongArm(arm);
  const inner = along.inner(0.4, unit * 0.05);
  const wrist = along.inner(0.9, unit * 0.02);
  const cuff = along.outer(0.94, unit * 0.05);
  const elbow = along.outer(0.5, unit * 0.08);
  const [near, far] = s * wrist[0] > s * inner[0] - unit * 0.1 ? [inner, cuff] : [wrist, elbow];
  const low = Math.min(body.floorY - unit * 0.7, Math.max(near[1], far[1]) + dropHeads * unit);
  const swing = body.sway * unit * 0.2;
  const least = s * Math.max(s * far[0], s * near[0] + unit * 0.62);
  const outer: Point[] = [
    far,
    [least + s * unit * 0.03, between(far, [far[0], low], 0.5)[1]],
    [least + swing, low - unit * 0.16],
  ];
  const inside: Point[] = [
    near,
    [near[0] + s * unit * 0.02, between(near, [near[0], low], 0.5)[1]],
    [near[0] + s * unit * 0.03 + swing, low - unit * 0.12],
  ];
  const corner = smoothCurve([
    outer[2],
    [outer[2][0] - s * unit * 0.04, low],
    [between(outer[2], inside[2], 0.5)[0], low + unit * 0.03],
    [inside[2][0] + s * unit * 0.05, low],
    inside[2],
  ]);
  const [a, b] = [smoothCurve(outer), smoothCurve(inside)];
  const [left, right] = s < 0 ? [a, b] : [b, a];
  const patch = ruledPatch(left, right);
  const folds = [0.3, 0.62].map((u) =>
    smoothCurve([0.05, 0.45, 0.95].map((v) => patch(u + rng.range(-0.05, 0.05), v))),
  );
  const shade = folds.map((line) => [
    ...line,
    ...line.toReversed().map((at) => add(at, [unit * 0.07, 0])),
  ]);
  const pen = context.scene.on(layerOfArm(arm), order + 0.5);
  pen.region(
    clothRegion(context, {
      part: `sleeve ${side}`,
      outline: [...a, ...corner, ...b.toReversed()],
      patch,
      shade: [...shade, [patch(0.75, 0), patch(1, 0), patch(1, 1), patch(0.8, 1)]],
      reserve: side === 'left' ? 0.35 : 0.1,
    }),
  );
  for (const line of folds) pen.stroke('fold', line, { weight: 0.85, taper: [0.3, 0.1] });
  pen.stroke('contour', a, { weight: 1.05, isShadowSide: side === 'right' });
  pen.stroke('contour', corner, { weight: 1 });
  pen.stroke('contour', b, { weight: 0.95, isShadowSide: side === 'left' });
}
