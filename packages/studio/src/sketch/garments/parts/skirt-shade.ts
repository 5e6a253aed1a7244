import type { Fabric } from '../../../core/fabrics/fabric.ts';
import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { Body } from '../../figure/body.ts';
import { clothBand, crestLight, foldWedge } from './skirt-folds.ts';
import type { SkirtCut, SkirtShape } from './skirt-shape.ts';
import { contourAt } from './skirt-slit.ts';

type Shading = { body: Body; rng: Rng; fabric: Fabric; cut: SkirtCut };
type Light = { shade: Polyline[]; depth: Polyline[]; light: Polyline[] };

/** Where a skirt lies in shadow, in its deepest folds, and in the light. */
export function shadeSkirt(shape: SkirtShape, shading: Shading): Light {
  const { patch, folds, hem } = shape;
  const { fabric, rng, cut } = shading;
  const isPressed = cut.pleats !== undefined;
  const wide = isPressed ? 1.3 : rng.range(0.62, 0.78);
  const shade = folds.map((fold) => foldWedge(patch, fold, { rise: fold.rise, width: wide }));
  const depth = folds
    .filter(() => !isPressed || rng.chance(0.45))
    .map((fold) => foldWedge(patch, fold, { rise: fold.rise * 0.62, width: wide * 0.42 }));
  const light =
    fabric.gloss > 0.3
      ? hem.crests
          .filter((crest) => crest.width > 0.05 && rng.chance(0.25 + fabric.gloss * 0.5))
          .map((crest) => crestLight(patch, crest, shineOf(rng)))
      : [];
  shade.push(farSide(shape, rng), underTop(shape));
  if (!isPressed && folds.length > 3) shade.push(...falling(shape, rng));
  if (LEGS_SHOW.has(cut.silhouette)) shade.push(...betweenLegs(shape, shading));
  return { shade, depth, light };
}

/** Shine breaks off at uneven heights. */
const shineOf = (rng: Rng) => ({
  from: rng.range(0.1, 0.4),
  rise: rng.range(0.2, 0.5),
  width: rng.range(0.03, 0.065),
});

const LEGS_SHOW = new Set(['pencil', 'column', 'wrap', 'mermaid', 'tulip', 'empire', 'a-line']);

/** The side away from the light, its edge waving with the folds. */
function farSide({ patch, folds }: SkirtShape, rng: Rng): Polyline {
  const phase = rng.range(0, 6);
  const wide = folds.length > 0 ? 0.1 : 0.17;
  return clothBand(patch, {
    from: 0.02,
    to: 1.04,
    left: (v) => 1 - wide - 0.035 * Math.sin(v * 7 + phase) - 0.04 * v,
    right: () => 1.05,
  });
}

/** Hollows that fall from the top between the folds that rise from the hem. */
function falling({ patch }: SkirtShape, rng: Rng): Polyline[] {
  const count = rng.int(4, 6);
  return Array.from({ length: count }, (_, i) => {
    const u = (i + rng.range(0.3, 0.8)) / count;
    const [from, length] = [rng.range(0.02, 0.06), rng.range(0.2, 0.5)];
    const wide = rng.range(0.02, 0.045);
    const bend = rng.range(-0.02, 0.02);
    const left = (v: number) => u + bend * Math.sin(((v - from) / length) * 3);
    const swell = (v: number) => Math.sin(Math.PI * clamp((v - from) / length) ** 0.6);
    const right = (v: number) => left(v) + wide * swell(v);
    return clothBand(patch, { from, to: from + length, left, right });
  });
}

/** The shadow that waistband or top throws on the cloth. */
const underTop = ({ patch }: SkirtShape): Polyline =>
  clothBand(patch, { from: 0, to: 0.022, left: () => -0.02, right: () => 1.02 });

/** The hollow of the cloth between the legs, and beside the near one. */
export function betweenLegs(
  shape: Pick<SkirtShape, 'hemY'>,
  { body, cut }: Pick<Shading, 'body' | 'cut'>,
): Polyline[] {
  const { crotch, unit, leg } = body;
  const until = Math.min(shape.hemY + unit * 0.1, leg.left.ankle[1]);
  const drop = until - crotch[1];
  if (drop < unit * 0.35) return [];
  const soft = cut.silhouette === 'a-line' || cut.silhouette === 'empire' ? 0.7 : 1;
  const parts = Array.from({ length: 11 }, (_, i) => i / 10);
  const edge =
    (wide: number) =>
    (t: number): Point => {
      const y = lerp(crotch[1] - unit * 0.12, until, t);
      const from = Math.max(contourAt(leg.left.inner, Math.max(y, crotch[1] + unit * 0.2)), 0);
      const to = contourAt(leg.right.inner, Math.max(y, crotch[1] + unit * 0.2));
      const gap = clamp(to - from, unit * 0.06, unit * 0.4);
      const full = Math.sin(Math.PI * clamp(0.08 + t * 0.95)) ** 0.7;
      return [from - unit * 0.03 + (gap + unit * 0.07) * wide * full * soft, y];
    };
  return [[...parts.map(edge(0)), ...parts.toReversed().map(edge(1))]];
}
