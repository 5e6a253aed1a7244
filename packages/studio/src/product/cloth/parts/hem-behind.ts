import type { Point } from '../../../core/scene/point.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { mirrored } from './shape.ts';
import { flutesOf, hemOf, SHAPES, type SkirtPlan } from './skirt-plan.ts';

/** Name of the panel that shows the far side of a hem. */
export const HEM_BEHIND = 'hem behind';

/** The far side of the hem, seen from within where the front rises. */
export function hemBehind(plan: SkirtPlan, side: readonly Point[]): GarmentPart[] {
  const { shape } = plan;
  if (shape === 'pencil' || shape === 'straight') return [];
  const low: SkirtPlan = { ...plan, seed: `${plan.seed}:far` };
  const flutes = flutesOf(low, low.seed);
  const hem = hemOf(low, { side, flutes }).map(
    ([x, y]): Point => [x * 0.955, y - SHAPES[shape].lift * 0.55 - 0.6],
  );
  const seen = hem.filter(([x]) => Math.abs(x) < -hem[0][0] * 0.74);
  const [x, y] = seen[0];
  const edge: Point[] = [
    [x * 0.97, y - 5],
    [x, y],
  ];
  return [
    createPanel({
      name: HEM_BEHIND,
      left: edge,
      right: mirrored(edge),
      outlines: [[edge[0], ...seen, [-edge[0][0], edge[0][1]]]],
      stuff: 'inside',
      shade: 0.58,
      bulge: -0.05,
      folds: [flutes.fold],
      cast: 0,
    }),
  ];
}
