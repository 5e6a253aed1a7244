import type { Rng } from '../../../core/rng.ts';
import { type Crease, creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import type { Fold } from '../folds/fold.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import type { TorsoCut } from './torso.ts';

type BodyFoldOptions = {
  seed: string;
  rng: Rng /** 0 close to the body, 1 loose. */;
  looseness: number;
};

/**
 * Folds of the front of a top: creases from the underarms towards the bust and at the waist,
 * soft lengthwise folds below, and small wrinkles of loose cloth.
 */
export function bodyFolds(cut: TorsoCut, { seed, rng, looseness }: BodyFoldOptions): Fold[] {
  const { chestHalf, armholeDepth, length, waistAt, hemHalf } = cut;
  const list: Crease[] = [];
  for (const side of [-1, 1]) {
    const x = (part: number) => side * chestHalf * part;
    for (let k = 0; k < 3; k += 1) {
      const drop = k * rng.range(3.2, 5.2);
      list.push({
        from: [x(rng.range(0.93, 1)), armholeDepth - 1 + drop],
        to: [x(rng.range(0.3, 0.62)), armholeDepth + rng.range(1, 8) + drop * 1.5],
        bendCm: side * rng.range(0.3, 1.4),
        widthCm: rng.range(0.9, 1.7),
        heightCm: rng.range(0.42, 0.78),
        peak: 0.3,
      });
    }
    list.push({
      from: [side * (cut.shoulderHalf - 1.5), cut.shoulderDrop + 5],
      to: [x(rng.range(0.4, 0.6)), armholeDepth + 4],
      bendCm: side * -1.4,
      widthCm: 1.9,
      heightCm: 0.5,
    });
    for (let k = 0; k < 3; k += 1) {
      const high = waistAt + rng.range(-6, 8);
      list.push({
        from: [x(rng.range(0.55, 0.95)), high],
        to: [
          side * hemHalf * rng.range(0.25, 0.85),
          Math.min(length - 2, high + rng.range(14, 26)),
        ],
        bendCm: side * rng.range(-1.6, 1.6),
        widthCm: rng.range(1.2, 2.3),
        heightCm: rng.range(0.4, 0.75) * (0.7 + looseness * 0.6),
      });
    }
  }
  const lengths = createFlutes({
    seed: `${seed}:lengths`,
    count: 5 + looseness * 2,
    heightCm: 0.85 + looseness * 0.7,
    start: 0.34,
    growth: 1.3,
    sway: 0.9,
  });
  return [
    creases(list),
    lengths.fold,
    wrinkle(0.46 + 0.14 * looseness),
    wrinkle(0.13, { acrossCm: 3.2, downCm: 4 }),
  ];
}
