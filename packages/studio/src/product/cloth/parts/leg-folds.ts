import type { Rng } from '../../../core/rng.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { addHeights, type Fold } from '../folds/fold.ts';
import { gathers } from '../folds/gathers.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { legLines, type TrousersPlan } from './leg-lines.ts';
import { createLimbCreases } from './limb-creases.ts';
import type { Side } from './shape.ts';

/** The long folds of a leg: deep in wide ones, hardly any in tights. */
export function legFlutes(side: Side, { seed, leg: id, looseness }: TrousersPlan) {
  const isWide = id === 'wide' || id === 'flared';
  return createFlutes({
    seed: `${seed}:leg ${side}`,
    count: isWide ? 5 : 3,
    heightCm: id === 'skin' ? 0.05 : (isWide ? 1.5 : 0.6) * (0.6 + looseness * 0.7),
    start: id === 'flared' ? 0.45 : 0.14,
    growth: isWide ? 1 : 1.6,
    sway: 0.7,
  });
}

/** Creases of a leg at crotch, knee and hem, over its long folds. */
export function legFolds(side: Side, plan: TrousersPlan, rng: Rng): Fold[] {
  const { waistY, waistHalf, length, look, leg: id, looseness } = plan;
  const { list, at, add } = createLimbCreases(side, legLines(plan));
  const k = (look === 'stretch' ? 0.35 : 0.7) + looseness * 0.5;
  for (let i = 0; i < 4; i += 1) {
    add(
      [-0.4, waistY + 21 + i * 2.4],
      [-waistHalf * rng.range(0.55, 0.95), waistY + 17 + i * 5.4],
      {
        widthCm: rng.range(0.9, 1.5),
        heightCm: rng.range(0.35, 0.6) * k,
        bendCm: rng.range(-0.9, 0.9),
        peak: 0.28,
      },
    );
  }
  if (length > 60 && id !== 'wide') {
    for (let i = 0; i < 5; i += 1) {
      const y = rng.range(0.5, 0.62);
      const from = rng.chance(0.5) ? 0.02 : 0.55;
      add(at(from, y), at(from + rng.range(0.3, 0.45), y + rng.range(-0.025, 0.03)), {
        widthCm: rng.range(0.8, 1.3),
        heightCm: rng.range(0.28, 0.5) * k,
        bendCm: rng.range(-0.7, 0.7),
      });
    }
    for (let i = 0; i < 4; i += 1) {
      const y = rng.range(0.88, 0.975);
      const from = rng.range(0, 0.4);
      add(at(from, y), at(from + rng.range(0.4, 0.6), y + rng.range(-0.015, 0.02)), {
        widthCm: rng.range(0.7, 1.1),
        heightCm: rng.range(0.26, 0.5) * k,
        bendCm: rng.range(-0.6, 0.6),
      });
    }
  }
  add(at(0.4, 0.3), at(0.5, 0.66), { widthCm: 2.2, heightCm: 0.55 * k, bendCm: 0.8 });
  add(at(0.62, 0.6), at(0.5, 0.95), { widthCm: 1.9, heightCm: 0.5 * k, bendCm: -0.7 });
  return [
    creases(list),
    wrinkle(look === 'stretch' ? 0.14 : 0.34),
    wrinkle(0.11, { acrossCm: 3.4, downCm: 4 }),
    ...(look === 'tailored' ? [pressedCrease(side)] : []),
    ...(plan.isGathered || look === 'soft'
      ? [gathers({ edge: 'top', heightCm: 0.5, count: 11, reach: 0.2 })]
      : []),
  ];
}

/** The edge ironed into the front of each leg. */
const pressedCrease =
  (side: Side): Fold =>
  (field) => {
    const middle = side === 'left' ? 0.46 : 0.54;
    addHeights(field, (s, t) => {
      const far = Math.abs(s - middle) * field.acrossCm;
      return t < 0.04 ? 0 : 0.6 * Math.exp(-far / 0.7) * Math.min(1, (t - 0.04) * 7);
    });
  };
