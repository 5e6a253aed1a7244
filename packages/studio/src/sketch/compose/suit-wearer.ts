import type { BodyKind } from '../figure/body.ts';
import type { Outfit } from '../outfit/outfit.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { dressAsChild } from './dress-children.ts';
import { suitElder } from './suit-elder.ts';
import { suitExpecting } from './suit-expecting.ts';
import { suitTie } from './suit-tie.ts';

type Wearer = { reading: OutfitReading; kind: BodyKind; shapes: readonly string[] };

/** An outfit as it suits who wears it: a child, or a body in a shape of its own. */
export function suitWearer(outfit: Outfit, { reading, kind, shapes }: Wearer): Outfit {
  const dressed = dressAsChild(suitTie(outfit, reading), kind);
  if (kind === 'woman' && shapes.includes('expecting')) return suitExpecting(dressed, reading);
  return shapes.includes('elder') ? suitElder(dressed, reading) : dressed;
}
