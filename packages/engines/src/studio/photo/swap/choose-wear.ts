import { createRng } from '../../core/rng.ts';

/** How the garment is worn. The four pictures of a run are four ways. */
export type Wear = {
  /**
   * Untucked: its own hem shows at the mask's lower edge, or its waistband at the upper one.
   * Tucked: the cloth goes on beneath what is worn there.
   */
  tuck: 'untucked' | 'tucked';
  fit: 'regular' | 'close' | 'relaxed';
  /** Parts of the width by which the cloth is wider than the body. */
  ease: number;
  /** How strongly the worn garment's folds are seen on the new one. */
  folds: number;
};

const WAYS = [
  { tuck: 'untucked', fit: 'regular' },
  { tuck: 'tucked', fit: 'regular' },
  { tuck: 'untucked', fit: 'relaxed' },
  { tuck: 'tucked', fit: 'close' },
] as const;

const EASE = { close: -0.07, regular: 0.02, relaxed: 0.2 };

/** The way of a picture of a run: the first is the safest, the others differ from it more. */
export function chooseWear(seed: number, variant: number): Wear {
  const rng = createRng(`${seed}|${variant}|wear`);
  const way = WAYS[variant % WAYS.length];
  return { ...way, ease: EASE[way.fit] + rng.range(-0.015, 0.015), folds: rng.range(0.9, 1.1) };
}
