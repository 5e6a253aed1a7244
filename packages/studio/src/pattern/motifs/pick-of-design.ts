import { createRng } from '../../core/rng.ts';
import type { MotifSpec } from '../motif.ts';

/**
 * A choice of the design, which variations keep. The picture's own source is drawn from as well, so
 * that what follows is as it ever was.
 */
export function pickOfDesign<Choice>(
  { rng, designSeed }: Pick<MotifSpec, 'rng' | 'designSeed'>,
  choices: readonly Choice[],
): Choice {
  rng.next();
  return createRng(designSeed).pick(choices);
}
