import { createRng } from '../../../core/rng.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes, type Flutes } from '../folds/flutes.ts';
import type { Fold } from '../folds/fold.ts';
import { gathers } from '../folds/gathers.ts';
import { pleats } from '../folds/pleats.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { SHAPES, type SkirtPlan } from './skirt-plan.ts';

/** The folds of a skirt of one piece: its flutes, what its shape adds, and wrinkles. */
export function skirtFolds(plan: SkirtPlan, flutes: Flutes): Fold[] {
  const { shape, seed, waistHalf, waistY } = plan;
  const rng = createRng(`${seed}:skirt folds`);
  const fine = createFlutes({
    seed: `${seed}:fine`,
    count: SHAPES[shape].cones * 2.3,
    heightCm: SHAPES[shape].height * 0.24,
    start: 0.2,
    growth: 1.2,
    sway: 1,
  });
  if (shape === 'pleated') {
    const kind = plan.pleat ?? 'knife';
    const count = pleatCount(plan);
    return [
      pleats({ kind, count, heightCm: kind === 'accordion' ? 0.75 : 1.05, open: 0.95 }),
      createFlutes({ seed: `${seed}:sway`, count: 4, heightCm: 0.9, start: 0.3, growth: 1.2 }).fold,
      wrinkle(0.14, { acrossCm: 12, downCm: 24 }),
    ];
  }
  if (shape === 'pencil' || shape === 'straight') {
    const pulls = [-1, 1].flatMap((sign) =>
      [0, 1, 2].map((k) => ({
        from: [sign * waistHalf * 1.2, waistY + 10 + k * 5] as const,
        to: [sign * waistHalf * rng.range(0.05, 0.4), waistY + 12 + k * 6] as const,
        bendCm: sign * rng.range(-0.9, 0.9),
        widthCm: rng.range(1, 1.8),
        heightCm: rng.range(0.25, 0.5),
        peak: 0.3,
      })),
    );
    return [creases(pulls), flutes.fold, wrinkle(0.32), wrinkle(0.1, { acrossCm: 4, downCm: 4 })];
  }
  const gathered = shape === 'gathered';
  return [
    flutes.fold,
    fine.fold,
    ...(gathered || shape === 'circle'
      ? [
          gathers({
            edge: 'top',
            heightCm: gathered ? 0.62 : 0.2,
            count: 20,
            reach: gathered ? 0.36 : 0.2,
          }),
        ]
      : []),
    wrinkle(0.28, { acrossCm: 10, downCm: 18 }),
  ];
}

const pleatCount = ({ pleat, waistHalf }: SkirtPlan) =>
  Math.round(waistHalf * { knife: 0.95, box: 0.5, accordion: 1.7 }[pleat ?? 'knife']);

/** Each pleat hides cloth: the print jumps on from one to the next, more at the waist than at the hem. */
export function hiddenInPleats(plan: SkirtPlan): (s: number, t: number) => number {
  const count = pleatCount(plan);
  return (s, t) => (Math.floor(s * count) - count / 2) * (2.6 - 1.4 * t);
}
