import { type Hex, lightness } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import { TIE_IDS } from '../figure/accessories/neckwear.ts';
import type { BodyKind } from '../figure/body.ts';
import type { Look } from '../figure/look.ts';
import type { Piece } from '../garments/garment.ts';
import { EVENING_BLACK, SUIT_JACKETS } from '../garments/suit-jackets.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { meaningOf, type OutfitMatch } from '../outfit/outfit-meaning.ts';

const TIES: readonly Hex[] = ['#6c2335', '#27304a', '#3d4a3a', '#7a4a2c', '#4a4653', '#26252b'];
const EVENING_WHITE = '#f6f3ec';
/** Shirts that a tie is tied under. */
export const isForTies = ({ garment, design }: Piece) =>
  garment.place === 'upper' && design.collar === 'shirt';

/** What men wear at the neck unasked: a bow tie with evening black, and with some suits a tie. */
export function chooseNeckwear(
  wishes: readonly OutfitMatch[],
  { kind, outfit: { pieces }, rng }: { kind: BodyKind; outfit: Outfit; rng: Rng },
): Look['accessories'] {
  const isNamed = wishes.some((match) => TIE_IDS.has(meaningOf(match, 'trait')?.id ?? ''));
  const jacket = pieces.find(({ garment }) => SUIT_JACKETS.has(garment.id));
  if (isNamed || kind !== 'man' || !jacket || !pieces.some(isForTies)) return [];
  if (jacket.garment.id === 'tailcoat') return [{ id: 'bow-tie', colour: EVENING_WHITE }];
  if (jacket.garment.id === 'tuxedo-jacket' || jacket.colour === EVENING_BLACK)
    return [{ id: 'bow-tie', colour: EVENING_BLACK }];
  const others = TIES.filter((tie) => Math.abs(lightness(tie) - lightness(jacket.colour)) > 0.06);
  return rng.chance(0.6) ? [{ id: 'necktie', colour: rng.pick(others) }] : [];
}
