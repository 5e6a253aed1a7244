import type { Design } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import type { Outfit } from '../outfit/outfit.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { askedFeatures } from './asked-features.ts';

/** Cuts of skirts and dresses that leave room below the bust, best first. */
const ROOMY: readonly Design['silhouette'][] = ['empire', 'a-line', 'tiered'];

/** An outfit as it is worn with child: what the prompt leaves open is without a belt, and falls from the bust. */
export function suitExpecting(outfit: Outfit, reading: OutfitReading): Outfit {
  const asked = askedFeatures(reading);
  const pieces = outfit.pieces.map((piece) => {
    const design = { ...piece.design };
    if (!asked.has('waist')) design.waist = 'none';
    if (!asked.has('silhouette')) design.silhouette = roomy(piece.garment) ?? design.silhouette;
    return { ...piece, design };
  });
  return { ...outfit, pieces };
}

function roomy({ place, options }: Garment): Design['silhouette'] | undefined {
  if (place !== 'full') return undefined;
  return ROOMY.find((one) => options.silhouette?.includes(one));
}
