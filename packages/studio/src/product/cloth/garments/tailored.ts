import { createRng } from '../../../core/rng.ts';
import { type Crease, creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import type { Fold } from '../folds/fold.ts';
import { mounds } from '../folds/mound.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import type { TopPlan } from '../parts/top-plan.ts';

/** Folds of interlined fronts: shaped over the chest, pulled a little at the button, few below. */
export function tailoredFolds({ seed, cut, breakAt = 33 }: TopPlan): Fold[] {
  const rng = createRng(`${seed}:tailored`);
  const { chestHalf, armholeDepth, waistHalf, length, hemHalf } = cut;
  const list: Crease[] = [-1, 1].flatMap((sign): Crease[] => [
    {
      from: [sign * 2, breakAt + 1],
      to: [sign * waistHalf * 0.82, breakAt - rng.range(0, 4)],
      bendCm: sign * 0.8,
      widthCm: 1.7,
      heightCm: 0.5,
      peak: 0.3,
    },
    {
      from: [sign * 2, breakAt + 2],
      to: [sign * waistHalf * 0.7, breakAt + rng.range(5, 9)],
      bendCm: sign * -0.8,
      widthCm: 1.6,
      heightCm: 0.42,
      peak: 0.3,
    },
    {
      from: [sign * chestHalf * 0.97, armholeDepth],
      to: [sign * chestHalf * 0.55, armholeDepth + 7],
      bendCm: sign * 0.8,
      widthCm: 1.5,
      heightCm: 0.5,
      peak: 0.3,
    },
    {
      from: [sign * waistHalf * 0.98, cut.waistAt - 1],
      to: [sign * waistHalf * 0.55, cut.waistAt + 3],
      bendCm: sign * 0.5,
      widthCm: 1.4,
      heightCm: 0.45,
      peak: 0.3,
    },
    {
      from: [sign * chestHalf * 0.56, armholeDepth + 6],
      to: [sign * hemHalf * 0.62, length - 4],
      bendCm: sign * -0.8,
      widthCm: 2.6,
      heightCm: 0.55,
    },
  ]);
  return [
    creases(list),
    mounds(
      [0.27, 0.73].map((s) => ({
        s,
        t: (armholeDepth + 4) / length,
        acrossPart: 0.17,
        downPart: 0.18,
        heightCm: 1.3,
      })),
    ),
    createFlutes({ seed: `${seed}:hang`, count: 5, heightCm: 0.9, start: 0.55, growth: 1.3 }).fold,
    wrinkle(0.4, { acrossCm: 11, downCm: 16 }),
    wrinkle(0.1, { acrossCm: 4, downCm: 5 }),
  ];
}
