import type { AccessoryPlace, Elsewhere } from '../figure/accessories/accessory.ts';
import { findAccessory } from '../figure/accessories/registry.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

type Said = Pick<OutfitReading, 'wishes' | 'tokens'>;

/** What can be elsewhere than in its usual place: a hat in a hand, glasses on the hair. */
const MOVES: Readonly<Record<Elsewhere, AccessoryPlace>> = { hand: 'head', raised: 'eyes' };
/** Places of accessories that a phrase for somewhere else only names. */
const USUAL: Readonly<Record<Elsewhere, readonly AccessoryPlace[]>> = {
  hand: ['hand', 'hands'],
  raised: ['head', 'crown', 'veil'],
};

const placeOf = (match: OutfitMatch): AccessoryPlace | undefined => {
  const trait = meaningOf(match, 'trait');
  return trait?.trait === 'accessory' ? findAccessory(trait.id)?.place : undefined;
};

/** Where an accessory is that the prompt puts elsewhere; undefined for its usual place. */
export function elsewhereOf(match: OutfitMatch, reading: Said): Elsewhere | undefined {
  const place = placeOf(match);
  const behind = reading.wishes.find(({ from }) => from === match.to);
  const at = meaningOf(behind, 'position')?.at ?? (isHeld(match, reading) ? 'hand' : undefined);
  return at && MOVES[at] === place ? at : undefined;
}

const HOLDING: ReadonlySet<string> = new Set(['holding', 'carrying', 'holds', 'carries']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'her', 'his']);

/** "Holding a straw hat". */
function isHeld({ from }: OutfitMatch, { wishes, tokens }: Said): boolean {
  let at = from;
  for (let one = wishes.find(({ to }) => to === at); one && !meaningOf(one, 'filler'); ) {
    at = one.from;
    one = wishes.find(({ to }) => to === at);
  }
  if (ARTICLES.has(tokens[at - 1])) at -= 1;
  return HOLDING.has(tokens[at - 1]);
}

/** The accessory that a phrase for a place is said of, where it can be there. */
export function placedAt(position: OutfitMatch, { wishes }: Said): OutfitMatch | undefined {
  const at = meaningOf(position, 'position')?.at;
  const thing = wishes.find(({ to }) => to === position.from);
  const place = thing && placeOf(thing);
  if (!at || !place) return undefined;
  return MOVES[at] === place || USUAL[at].includes(place) ? thing : undefined;
}
