import type { Hex } from '../../core/colour.ts';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { TIE_IDS } from '../figure/accessories/neckwear.ts';
import { findAccessory } from '../figure/accessories/registry.ts';
import type { Look } from '../figure/look.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { meaningOf, type OutfitMatch } from '../outfit/outfit-meaning.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { accessoriesIn, accessoryIn } from './accessories-in.ts';
import { isForTies } from './choose-neckwear.ts';

/** A figure carries one thing in each hand. */
const HANDS = 2;

/** Everything worn or carried that the prompt names, each in the colour said of it, its own or a trim's. */
export function chooseAccessories(reading: Said, outfit: Outfit): Look['accessories'] {
  const { wishes } = reading;
  const hasCollar = outfit.pieces.some(isForTies);
  const found = wishes.flatMap((match) => {
    const id = accessoryIn(match);
    if (!id || (TIE_IDS.has(id) && !hasCollar)) return [];
    const own = findAccessory(id)?.ownColour ?? outfit.pieces[0].trim;
    return [{ id, colour: colourSaidOf(match, reading) ?? own }];
  });
  return found.filter(({ id }, i) => {
    const before = found.slice(0, i);
    const place = findAccessory(id)?.place;
    const beside = before.filter((one) => findAccessory(one.id)?.place === place);
    return before.every((one) => one.id !== id) && beside.length < (place === 'hand' ? HANDS : 1);
  });
}

/** True where something that the prompt names is carried in a hand. */
export const needsHand = (wishes: readonly OutfitMatch[]): boolean =>
  accessoriesIn(wishes).some((id) => findAccessory(id)?.place === 'hand');

type Said = Pick<OutfitReading, 'wishes' | 'tokens'>;

/**
 * The colour within the phrase ("black tights"), the one before it and what it is made of, or the
 * one after "in": "leg warmers in grey".
 */
export function colourSaidOf(match: OutfitMatch, { wishes, tokens }: Said): Hex | undefined {
  const [first] = match.phrase.split(' ');
  if (Object.hasOwn(COLOUR_NAMES, first)) return COLOUR_NAMES[first];
  const before = wishes.find(({ to }) => to === match.from);
  const colour = meaningOf(before, 'colour')?.colour;
  if (colour) return colour;
  if (before && meaningOf(before, 'fabric')) {
    return colourSaidOf({ ...before, phrase: '' }, { wishes, tokens });
  }
  return tokens[match.to] === 'in' ? firstColour(wishes, match.to + 1) : undefined;
}

/** The colour at a place, behind the words that change it. */
function firstColour(wishes: readonly OutfitMatch[], at: number): Hex | undefined {
  const found = wishes.find(({ from }) => from === at);
  if (!found || !meaningOf(found, 'modifier')) return meaningOf(found, 'colour')?.colour;
  return firstColour(wishes, found.to);
}
