import { clamp, lerp } from '../../../core/interpolate.ts';
import { placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { PAGE_MARGIN_PX, PAGE_WIDTH_PX } from './silhouettes-side.ts';
import { clothRegion } from './skirt-cloth.ts';
import type { SkirtShape } from './skirt-shape.ts';

/** The lowest height of the page that cloth may reach. */
const LOWEST_PX = 1004;

/**
 * Draws a train that spreads on the floor behind a skirt, longer on one side: over the feet, but
 * where a slit or sheer cloth shows them.
 */
export function drawTrain(context: DressContext, shape: SkirtShape, below: LayerPen): void {
  const { body, rng, scene } = context;
  const { unit } = body;
  const way = body.sway !== 0 ? -Math.sign(body.sway) : rng.pick([-1, 1]);
  const near = way > 0 ? shape.right : shape.left;
  const at = (row: readonly Point[], part: number) => row[Math.round((row.length - 1) * part)];
  const floor = Math.min(LOWEST_PX, at(near, 1)[1] + unit * 0.1);
  const reach = (heads: number, from: number) =>
    Math.min(PAGE_WIDTH_PX - PAGE_MARGIN_PX, Math.max(PAGE_MARGIN_PX, from + way * unit * heads));
  const leave = at(near, context.piece.fabric.sheer > 0 ? 0.7 : 0.52);
  const tip = reach(1.9, at(near, 1)[0]);
  const place = (t: number, down: number): Point => [
    clamp(lerp(at(near, 1)[0], tip, t), PAGE_MARGIN_PX, PAGE_WIDTH_PX - PAGE_MARGIN_PX),
    Math.min(LOWEST_PX, floor + unit * down),
  ];
  const upper = smoothCurve([
    leave,
    at(near, 0.75),
    place(0.28, -0.42),
    place(0.7, -0.12),
    place(1, 0.06),
  ]);
  const waves = [0.97, 0.84, 0.78, 0.6, 0.42, 0.36, 0.15, -0.1];
  const lower = smoothCurve(
    waves.map((t, i) => place(t, 0.16 + 0.14 * Math.sin(t * 2.6) + (i % 3 === 2 ? -0.09 : 0.03))),
  );
  const inside = [shape.patch(0.5, 0.97), shape.patch(0.5, 0.7)];
  const isSheer = context.piece.fabric.sheer > 0;
  const outline = [...upper, ...lower, ...(isSheer ? besideOf(near) : inside)];
  const upperAt = placeAlong(upper);
  const ray = (part: number, until: number) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = (i / 8) * until;
      const low = place(t, 0.12);
      return between(upperAt(0.3 + 0.7 * t), low, part * (0.4 + 0.6 * t));
    });
  const rays = [0.22, 0.48, 0.74].map((part, i) => ray(part, [0.95, 0.8, 0.6][i]));
  const shade = rays.map((line, i) => [...line, ...ray(0.4 + 0.24 * i, 0.7).toReversed()]);
  const showsFeet = shape.slit !== undefined || isSheer;
  const pen = showsFeet ? scene.on('garment-behind', 1) : below;
  pen.region(clothRegion(context, { part: 'train', outline, shade, opacity: 1, reserve: 0.35 }));
  pen.stroke('contour', upper, { isShadowSide: way > 0, weight: 1.1 });
  pen.stroke('contour', lower, { weight: 1.1 });
  for (const line of rays) pen.stroke('fold', line.toReversed(), { taper: [0.03, 0.6] });
}

/** Through sheer cloth no edge of the train is seen: it begins at the side of the skirt. */
const besideOf = (side: readonly Point[]): Point[] =>
  [1, 0.9, 0.8].map((part) => side[Math.round((side.length - 1) * part)]);

const between = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];
