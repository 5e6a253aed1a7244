import type { Point } from '../../../../core/scene/point.ts';
import { createFlutes } from '../../folds/flutes.ts';
import { gathers } from '../../folds/gathers.ts';
import { seam, stitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart } from '../../panel.ts';
import { mirrored } from '../shape.ts';
import type { TopContext } from '../top-plan.ts';
import type { Collar } from './collar.ts';
import { standing } from './standing.ts';

/** Height of the frill over the band, and of its wrong side behind the neck, in centimetres. */
const FRONT_CM = 4.6;
const BACK_CM = 3.6;

/** A standing band with a gathered frill on its upper edge. */
export function ruff(context: TopContext): Collar {
  const { behind, over } = standing(context, 'cloth');
  return { behind: [frill(context, 'back'), ...behind], over: [...over, frill(context, 'front')] };
}

/** The half of the frill that is seen in front, or that behind the neck. */
function frill({ plan, neckHalf, neckDepth }: TopContext, place: 'front' | 'back'): GarmentPart {
  const isFront = place === 'front';
  const half = neckHalf - 0.6;
  const sag = isFront ? neckDepth - 3.4 : -1.6;
  const high = isFront ? FRONT_CM : BACK_CM;
  const foot = (u: number): number => -3.2 + (sag + 3.2) * (1 - u * u);
  const flutes = createFlutes({
    seed: `${plan.seed}:ruff ${place}`,
    count: 15,
    heightCm: 0.6,
    start: -0.3,
    growth: 0.4,
    sway: 0.4,
  });
  const row = (up: number): Point[] =>
    Array.from({ length: 61 }, (_, i): Point => {
      const s = i / 60;
      const u = s * 2 - 1;
      const wave = up > 0 ? flutes.heightAt(s, 1) * 0.9 : 0;
      return [u * (half + up * 0.16), foot(u) - up + wave];
    });
  const [low, top] = [row(0), row(high)];
  const left: Point[] = [top[0], low[0]];
  return createPanel({
    name: `ruffle ${place}`,
    left,
    right: mirrored(left),
    outlines: [[...low, ...top.toReversed()]],
    cut: { clothAt: [6.3, isFront ? 1.2 : 5.4] },
    bulge: 0.05,
    folds: [gathers({ edge: 'bottom', heightCm: 0.4, count: 26, reach: 0.8 }), flutes.fold],
    stuff: isFront ? 'cloth' : 'inside',
    shade: isFront ? 1 : 0.82,
    cast: isFront ? 0.5 : 0.2,
    liftCm: 0.7,
    isDouble: true,
    marks: isFront ? [seam(low, 0.7), stitch(top.map(([x, y]): Point => [x, y + 0.7]))] : [],
  });
}
