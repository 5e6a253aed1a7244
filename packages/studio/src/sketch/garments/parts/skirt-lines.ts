import { lerp } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { foldLine } from './skirt-folds.ts';
import type { SkirtCut, SkirtShape } from './skirt-shape.ts';

/** Draws a skirt's contour and the lines of its folds. */
export function drawSkirtLines(
  pen: LayerPen,
  shape: SkirtShape,
  options: { cut: SkirtCut; rng: Rng },
) {
  const { left, right, hem, folds, patch } = shape;
  const { cut, rng } = options;
  pen.stroke('contour', left, { taper: [0.06, 0.06] });
  pen.stroke('contour', right, { weight: 1.25, isShadowSide: true, taper: [0.05, 0.05] });
  pen.stroke('contour', hem.path, { weight: 1.05, taper: [0.04, 0.05] });
  for (const fold of folds) {
    const weight = cut.pleats ? 0.75 : lerp(0.85, 1.45, rng.next());
    pen.stroke('fold', foldLine(patch, fold), { weight, taper: [0.02, cut.pleats ? 0.3 : 0.75] });
  }
}

type Gathers = { count: number; reach: readonly [least: number, most: number]; v?: number };

/** Short lines that fall from a gathered seam, of uneven length, in loose groups. */
export function drawGathers(
  pen: LayerPen,
  patch: Patch,
  { rng, ...gathers }: Gathers & { rng: Rng },
) {
  const { count, reach, v = 0 } = gathers;
  for (let i = 0; i < count; i += 1) {
    if (rng.chance(0.14)) continue;
    const u = (i + 0.5 + rng.range(-0.35, 0.35)) / count;
    const length = lerp(reach[0], reach[1], rng.next() ** 2);
    const lean = (u - 0.5) * 0.05 + rng.range(-0.012, 0.012);
    const path = [0, 0.3, 0.65, 1].map((t): Point => patch(u + lean * t, v + 0.006 + length * t));
    pen.stroke('fold', path, { weight: rng.range(0.55, 0.95), taper: [0.05, 0.8] });
  }
}

/** Folds that fall from the top without reaching the hem, between those that rise from it. */
export function drawFallingFolds(
  pen: LayerPen,
  patch: Patch,
  options: { count: number; rng: Rng },
) {
  const { count, rng } = options;
  for (let i = 0; i < count; i += 1) {
    const u = (i + rng.range(0.25, 0.75)) / count;
    const from = rng.range(0.02, 0.08);
    const to = from + rng.range(0.18, 0.45);
    const bend = rng.range(-0.02, 0.02);
    const path = [0, 0.25, 0.5, 0.75, 1].map(
      (t): Point => patch(u + bend * Math.sin(t * 3), lerp(from, to, t)),
    );
    pen.stroke('fold', path, { weight: rng.range(0.5, 0.85), taper: [0.12, 0.75] });
  }
}
