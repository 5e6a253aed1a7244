import type { Point } from '../../../../core/scene/point.ts';
import { createFlutes } from '../../folds/flutes.ts';
import { gathers } from '../../folds/gathers.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { seam, stitch } from '../../marks/mark.ts';
import { createPanel, type Panel } from '../../panel.ts';
import { OFF_SHOULDER_CM } from '../necklines.ts';
import { curve, mirrored } from '../shape.ts';
import type { TopPlan } from '../top-plan.ts';

/** Depth of the flounce, in centimetres. */
const DEPTH_CM = 11.5;

/** The gathered flounce around a top that leaves the shoulders bare; it covers the heads of the sleeves. */
export function shoulderFlounce({ seed, cut }: TopPlan): Panel {
  const half = cut.shoulderHalf + 4.6;
  const top = OFF_SHOULDER_CM - 0.6;
  const side = curve(
    [-half, top],
    [-half - 1.6, top + DEPTH_CM * 0.5],
    [-half - 2.4, top + DEPTH_CM],
  );
  const flutes = createFlutes({
    seed: `${seed}:flounce`,
    count: 13,
    heightCm: 1.1,
    start: -0.25,
    growth: 0.8,
    sway: 0.5,
  });
  const low: Point[] = Array.from({ length: 121 }, (_, i): Point => {
    const s = i / 120;
    const u = s * 2 - 1;
    const fold = flutes.heightAt(s, 1) * 0.7 * (1 - u ** 6);
    return [u * (half + 2.4), top + DEPTH_CM + 2.2 * (1 - u * u) + fold];
  });
  const band = (down: number): Point[] =>
    curve(
      [-half, top + down],
      [-half * 0.5, top + down + 1.1],
      [0, top + down + 1.4],
      [half * 0.5, top + down + 1.1],
      [half, top + down],
    );
  const upper = band(0);
  return createPanel({
    name: 'ruffle',
    left: side,
    right: mirrored(side),
    outlines: [
      [...side, ...low.slice(1, -1), ...mirrored(side).toReversed(), ...upper.toReversed()],
    ],
    cut: { clothAt: [4.1, 2.3] },
    bulge: 0.12,
    squareness: 2.4,
    folds: [
      gathers({ edge: 'top', heightCm: 0.6, count: 30, reach: 0.6 }),
      flutes.fold,
      wrinkle(0.16, { acrossCm: 6, downCm: 8 }),
    ],
    cast: 0.6,
    liftCm: 1.1,
    isDouble: true,
    marks: [seam(band(1.6), 0.7), stitch(low.map(([x, y]): Point => [x, y - 1.1]))],
  });
}
