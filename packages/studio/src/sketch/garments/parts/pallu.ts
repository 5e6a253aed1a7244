import type { Hex } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { ruledPatch } from '../../../core/scene/patch.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';

export type Pallu = {
  /** Trunk level at which it leaves the hip on the viewer's left. */
  fromLevel: number;
  /** Breadth across the chest, 0 to 1. */
  breadth: number;
  /** Heads that its end hangs below the shoulder. */
  fallHeads: number;
  border: Hex;
};

/** The end of a sari: from one hip in pleats across the chest over the other shoulder, and down behind the arm. */
export function drawPallu(context: DressContext, pallu: Pallu): void {
  drawFall(context, pallu);
  if (context.body.isBack) return;
  const { body, scene } = context;
  const { unit } = body;
  const { fromLevel, breadth, border } = pallu;
  const lift: Point = [0, -unit * 0.03];
  const shoulder = (part: number) =>
    add(between(body.neckBase.right, body.shoulder.right, part), lift);
  const hip = (level: number) => body.side('left', level, unit * 0.03);
  const upper = smoothCurve([
    hip(fromLevel - 0.75 * breadth),
    body.front(-0.35, lerp(2.5, 1.75, breadth)),
    body.front(0.12, lerp(1.7, 1.1, breadth)),
    shoulder(0.16),
  ]);
  const lower = smoothCurve([
    hip(fromLevel),
    body.front(-0.05, lerp(3, 3.12, breadth)),
    body.front(0.58, 2.35),
    body.front(0.82, 1.25),
    shoulder(0.94),
  ]);
  const patch = ruledPatch(upper, lower);
  const pleats = [0.17, 0.34, 0.5, 0.66, 0.82].map((u) =>
    smoothCurve([0, 0.25, 0.5, 0.75, 1].map((v) => patch(lerp(u, 0.5, v * 0.22), v))),
  );
  const shade = pleats.map((line) => [
    ...line,
    ...line.toReversed().map((at) => add(at, [unit * 0.035, unit * 0.03])),
  ]);
  const pen = scene.on('upper', 7);
  pen.region(
    clothRegion(context, {
      part: 'pallu',
      outline: [...upper, ...lower.toReversed()],
      patch,
      shade,
      reserve: 0.25,
    }),
  );
  const edge = Array.from({ length: 14 }, (_, i) => patch(0.9, i / 13));
  pen.region(
    clothRegion(context, {
      part: 'pallu border',
      outline: [...lower, ...edge.toReversed()],
      colour: border,
      reserve: 0.1,
    }),
  );
  pen.stroke('seam', edge, { weight: 0.8, taper: [0, 0] });
  for (const line of pleats) pen.stroke('fold', line, { weight: 0.85, taper: [0.03, 0.12] });
  pen.stroke('contour', upper, { weight: 1 });
  pen.stroke('contour', lower, { weight: 1.1, isShadowSide: true });
}

/** Its end, which hangs from the shoulder behind the arm: in front of all from behind. */
function drawFall(context: DressContext, { fallHeads, border }: Pallu): void {
  const { body, scene } = context;
  const { unit, isBack } = body;
  const side = isBack ? 'left' : 'right';
  const s = isBack ? -1 : 1;
  const top = between(body.neckBase[side], body.shoulder[side], 0.95);
  const low = Math.min(body.floorY - unit * 0.5, top[1] + fallHeads * unit);
  const reach =
    s * Math.max(s * body.arm[side].elbow[0], s * body.side(side, 3.8)[0]) + s * unit * 0.16;
  const outer = smoothCurve([
    top,
    [lerp(top[0], reach, 0.6), lerp(top[1], low, 0.3)],
    [reach, lerp(top[1], low, 0.7)],
    [reach + s * unit * 0.05, low],
  ]);
  const inner = smoothCurve([
    between(body.neckBase[side], body.shoulder[side], isBack ? 0.1 : 0.4),
    body.front(s * 0.3, 2),
    [body.front(s * 0.25, 3.6)[0], lerp(top[1], low, 0.7)],
    [body.front(s * 0.2, 3.6)[0], low - unit * 0.08],
  ]);
  const [left, right] = s > 0 ? [inner, outer] : [outer, inner];
  const patch = ruledPatch(left, right, unit * 0.06);
  const row = (v: number) => Array.from({ length: 9 }, (_, i) => patch(i / 8, v));
  const pen = isBack ? scene.on('upper', 8) : scene.on('garment-behind', 5);
  const outline = [...left, ...row(1), ...right.toReversed()];
  const folds = [0.25, 0.5, 0.75].map((u) => smoothCurve([0, 0.5, 1].map((v) => patch(u, v))));
  const shade = folds.map((line) => [
    ...line,
    ...line.toReversed().map((at) => add(at, [unit * 0.06, 0])),
  ]);
  pen.region(clothRegion(context, { part: 'pallu end', outline, patch, shade, reserve: 0.2 }));
  for (const line of folds) pen.stroke('fold', line, { weight: 0.85, taper: [0.1, 0.05] });
  const band = [...row(0.87), ...row(1).toReversed()];
  pen.region(
    clothRegion(context, { part: 'pallu border', outline: band, colour: border, reserve: 0 }),
  );
  pen.stroke('seam', row(0.87), { weight: 0.8, taper: [0, 0] });
  pen.stroke('contour', outer, { isShadowSide: true });
  pen.stroke('contour', inner, { weight: 0.9 });
  pen.stroke('contour', row(1), { weight: 1, taper: [0, 0] });
}
