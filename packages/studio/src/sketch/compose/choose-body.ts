import { createRng } from '../../core/rng.ts';
import type { BodyKind } from '../figure/body.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';

/**
 * Whom the drawing shows. The prompt's word stands; "children" leaves open which, and goes by
 * turns. Without a word it is a woman, whose clothes the studio knows best.
 */
export function chooseBody(
  { bodies }: OutfitReading,
  { seed, turn }: { seed: string; turn: number },
): BodyKind {
  if (bodies.length === 0) return 'woman';
  const start = createRng(`${seed}|body`).int(0, bodies.length - 1);
  return bodies[(start + turn) % bodies.length];
}
