import type { Outfit } from '../outfit/outfit.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { askedFeatures } from './asked-features.ts';

const SHORT: ReadonlySet<string> = new Set(['micro', 'mini']);

/** An outfit as old people mostly wear it: skirts and shorts to the knee, unless the prompt says how long. */
export function suitElder(outfit: Outfit, reading: OutfitReading): Outfit {
  if (askedFeatures(reading).has('length')) return outfit;
  const pieces = outfit.pieces.map((piece) => {
    const { place } = piece.garment;
    const isShort = (place === 'lower' || place === 'full') && SHORT.has(piece.design.length);
    return isShort ? { ...piece, design: { ...piece.design, length: 'knee' as const } } : piece;
  });
  return { ...outfit, pieces };
}
