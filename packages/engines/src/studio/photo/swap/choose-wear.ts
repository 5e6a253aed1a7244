import { createRng } from '../../core/rng.ts';

/** How the garment is worn. The four pictures of a run are four ways. */
export type Wear = {
  /** Untucked: its own hem shows at the mask's lower edge. Tucked: the cloth goes on beneath it. */
  tuck: 'untucked' | 'tucked';
  fit: 'regular' | 'close' | 'relaxed';
  /** Shorter: the hem ends above the mask's lower edge. */
  length: 'as masked' | 'shorter';
  /** Parts of the width by which the cloth is wider than the body. */
  ease: number;
  /** How strongly the worn garment's folds are seen on the new one. */
  folds: number;
  /** Part of the garment's length by which it ends above the mask. */
  shortening: number;
};

const WAYS = [
  { tuck: 'untucked', fit: 'regular', length: 'as masked' },
  { tuck: 'tucked', fit: 'regular', length: 'as masked' },
  { tuck: 'untucked', fit: 'relaxed', length: 'as masked' },
  { tuck: 'untucked', fit: 'close', length: 'shorter' },
] as const;

const EASE = { close: -0.06, regular: 0.02, relaxed: 0.16 };

/** The way of a picture of a run: the first is the safest, the others differ from it more. */
export function chooseWear(seed: number, variant: number): Wear {
  const rng = createRng(`${seed}|${variant}|wear`);
  const way = WAYS[variant % WAYS.length];
  return {
    ...way,
    ease: EASE[way.fit] + rng.range(-0.015, 0.015),
    folds: rng.range(0.9, 1.1),
    shortening: way.length === 'shorter' ? rng.range(0.06, 0.085) : 0,
  };
}
