import type { Rng } from '../../../core/rng.ts';
import { creases } from '../folds/crease.ts';
import type { Fold } from '../folds/fold.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { createLimbCreases } from './limb-creases.ts';
import type { Side } from './shape.ts';
import type { SleeveCut, SleeveLines } from './sleeve-lines.ts';

type SleeveFolds = { side: Side; lines: SleeveLines; cut: SleeveCut; rng: Rng };

/** Pulled from the underarm over the upper arm, broken at the elbow, pushed up above the cuff. */
export function sleeveFolds({ side, lines, cut, rng }: SleeveFolds): Fold[] {
  const { list, at, add } = createLimbCreases(side, lines);
  const loose = 1.05 + 0.5 * (cut.looseness ?? 0.5);
  const isLong = cut.length > 30;
  for (let k = 0; k < 3; k += 1) {
    const low = 0.04 + k * 0.045;
    add(
      at(1, isLong ? 0.12 + low : 0.5 + k * 0.12),
      at(rng.range(0.15, 0.4), isLong ? 0.13 + low * 1.9 : 0.62 + k * 0.14),
      {
        bendCm: rng.range(0.3, 1),
        widthCm: rng.range(0.9, 1.5),
        heightCm: rng.range(0.36, 0.56) * loose,
        peak: 0.3,
      },
    );
  }
  if (isLong) {
    for (let k = 0; k < 4; k += 1) {
      const y = 0.47 + k * 0.045 + rng.range(-0.01, 0.01);
      add(at(1, y), at(rng.range(0.1, 0.5), y + rng.range(-0.03, 0.06)), {
        bendCm: rng.range(-0.8, 0.8),
        widthCm: rng.range(0.7, 1.2),
        heightCm: rng.range(0.32, 0.6) * loose,
        peak: 0.25,
      });
    }
    for (let k = 0; k < 5; k += 1) {
      const y = rng.range(0.62, 0.93);
      const from = rng.range(0, 0.5);
      add(at(from, y), at(from + rng.range(0.35, 0.5), y + rng.range(-0.04, 0.04)), {
        bendCm: rng.range(-0.6, 0.6),
        widthCm: rng.range(0.6, 1.1),
        heightCm: rng.range(0.22, 0.45) * loose,
      });
    }
    add(at(0.25, 0.16), at(0.5, 0.5), { bendCm: 0.8, widthCm: 1.9, heightCm: 0.35 });
    add(at(0.45, 0.52), at(0.35, 0.9), { bendCm: -0.6, widthCm: 1.6, heightCm: 0.3 });
  }
  return [creases(list), wrinkle(0.3), wrinkle(0.12, { acrossCm: 3, downCm: 3.4 })];
}
