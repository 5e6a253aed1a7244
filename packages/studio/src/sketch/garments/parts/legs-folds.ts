import { lerp } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { LegShape } from './legs-shape.ts';
import { foldLine } from './skirt-folds.ts';

type Folding = { rng: Rng; wrinkle: number; isSlim: boolean };

/** Draws the folds of a trouser leg: from the crotch, at the knee, above the shoe, and those of a wide hem. */
export function drawLegFolds(pen: LayerPen, shape: LegShape, folding: Folding): void {
  const { patch, hem } = shape;
  const { rng } = folding;
  drawCrotchFolds(pen, shape, rng);
  if (shape.kneeAt < 0.92 && hem.folds.length === 0) drawKneeFolds(pen, shape, folding);
  if (hem.folds.length > 0) {
    for (const fold of hem.folds) {
      const line = foldLine(patch, { ...fold, bend: rng.range(-0.03, 0.03) }, rng.range(0.25, 0.8));
      pen.stroke('fold', line, { weight: rng.range(0.7, 1.05), taper: [0.02, 0.75] });
    }
    return;
  }
  if (shape.reachesShoe) drawBreak(pen, shape, folding);
}

/** u counted from the inner seam, whichever side that is. */
const fromInside = ({ side }: LegShape, part: number) => (side === 'left' ? 1 - part : part);

const row = (patch: Patch, places: readonly (readonly [u: number, v: number])[]): Point[] =>
  places.map(([u, v]) => patch(u, v));

function drawCrotchFolds(pen: LayerPen, shape: LegShape, rng: Rng): void {
  const { patch, crotchAt } = shape;
  const count = rng.int(2, 3);
  for (let i = 0; i < count; i += 1) {
    const v = crotchAt * (0.93 + i * 0.05);
    const reach = rng.range(0.24, 0.46) * (1 - i * 0.15);
    const rise = crotchAt * rng.range(0.1, 0.28) * (1 - i * 0.55);
    const u = (part: number) => fromInside(shape, part);
    const path = row(patch, [
      [u(0.02), v],
      [u(reach * 0.5), v - rise * 0.3],
      [u(reach), v - rise],
    ]);
    pen.stroke('fold', path, { weight: rng.range(0.8, 1.2), taper: [0.06, 0.75] });
  }
}

function drawKneeFolds(pen: LayerPen, shape: LegShape, { rng, wrinkle, isSlim }: Folding): void {
  const { patch, kneeAt } = shape;
  const count = Math.round((isSlim ? 4 : 2) + wrinkle * rng.range(0.3, 1.2));
  for (let i = 0; i < count; i += 1) {
    const isInner = i % 3 !== 2;
    const u = (part: number) => fromInside(shape, isInner ? part : 1 - part);
    const v = kneeAt + (i - count / 2) * 0.022 + rng.range(-0.006, 0.006);
    const reach = rng.range(0.3, 0.62);
    const fall = rng.range(0.008, 0.03) * (i < count / 2 ? -1 : 1);
    const path = row(patch, [
      [u(0.01), v],
      [u(reach * 0.5), v + fall * 0.25],
      [u(reach), v + fall],
    ]);
    pen.stroke('fold', path, { weight: rng.range(0.8, 1.25), taper: [0.05, 0.8] });
  }
}

/** Where the leg meets the shoe the cloth buckles: short folds from either side, one above the other. */
function drawBreak(pen: LayerPen, shape: LegShape, { rng, wrinkle, isSlim }: Folding): void {
  const { patch } = shape;
  const count = Math.round(isSlim ? 4 + wrinkle : 2 + wrinkle * 0.8);
  for (let i = 0; i < count; i += 1) {
    const isLeft = i % 2 === 0;
    const u = (part: number) => (isLeft ? part : 1 - part);
    const v = 0.965 - i * rng.range(0.02, 0.028);
    const reach = lerp(0.75, 0.4, i / count) * rng.range(0.8, 1.1);
    const path = row(patch, [
      [u(0.01), v - 0.012],
      [u(reach * 0.45), v + 0.008],
      [u(reach), v - 0.002],
    ]);
    pen.stroke('fold', path, { weight: rng.range(0.85, 1.25), taper: [0.05, 0.75] });
  }
}
