import type { BodyKind } from '../figure/body.ts';
import type { Outfit } from '../outfit/outfit.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { dressAsChild } from './dress-children.ts';
import { suitExpecting } from './suit-expecting.ts';

type Wearer = { reading: OutfitReading; kind: BodyKind; shapes: readonly string[] };

/** An outfit as it suits who wears it: a child, or a body in a shape of its own. */
export function suitWearer(outfit: Outfit, { reading, kind, shapes }: Wearer): Outfit {
  const dressed = dressAsChild(outfit, kind);
  return shapes.includes('expecting') && kind === 'woman'
    ? suitExpecting(dressed, reading)
    : dressed;
}
