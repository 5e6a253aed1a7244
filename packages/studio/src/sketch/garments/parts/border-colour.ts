import { type Hex, lightness } from '../../../core/colour.ts';
import type { Piece } from '../garment.ts';

const GOLD: Hex = '#c9a24a';
const WINE: Hex = '#7a2438';
/** Least difference of lightness (OKLab) at which a border shows beside its cloth. */
const SEEN = 0.24;

/** The colour of woven borders: the trim's where it shows, else gold, or wine on gold itself. */
export function borderOf({ colour, trim }: Piece): Hex {
  const isSeen = (one: Hex) => Math.abs(lightness(one) - lightness(colour)) > SEEN;
  return [trim, GOLD].find(isSeen) ?? WINE;
}
