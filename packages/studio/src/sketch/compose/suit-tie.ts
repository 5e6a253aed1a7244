import { TIE_IDS } from '../figure/accessories/neckwear.ts';
import type { Outfit } from '../outfit/outfit.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { accessoriesIn } from './accessories-in.ts';
import { askedFeatures } from './asked-features.ts';

/** A shirt has leaves to its collar where the prompt names a tie and no collar. */
export function suitTie(outfit: Outfit, reading: OutfitReading): Outfit {
  const isTied = accessoriesIn(reading.wishes).some((id) => TIE_IDS.has(id));
  if (!isTied || askedFeatures(reading).has('collar')) return outfit;
  const pieces = outfit.pieces.map((piece) =>
    piece.garment.id === 'shirt'
      ? { ...piece, design: { ...piece.design, collar: 'shirt' as const } }
      : piece,
  );
  return { ...outfit, pieces };
}
