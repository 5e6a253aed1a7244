import type { Hex } from '../../core/colour.ts';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { modifiedColour } from '../../words/colour-phrases.ts';
import { TIE_IDS } from '../figure/accessories/neckwear.ts';
import { findAccessory } from '../figure/accessories/registry.ts';
import type { Look, WornAccessory } from '../figure/look.ts';
import { isAboutAccessory } from '../outfit/about-accessory.ts';
import { isAdjectival } from '../outfit/described-parts.ts';
import { elsewhereOf } from '../outfit/elsewhere.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { meaningOf, type OutfitMatch } from '../outfit/outfit-meaning.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { accessoryIn } from './accessories-in.ts';
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
    const own =
      findAccessory(id)?.ownColour ?? stuffSaidOf(match, reading) ?? outfit.pieces[0].trim;
    const given = outfit.givenAccessory?.id === id ? outfit.givenAccessory : undefined;
    const said = colourSaidOf(match, reading) ?? colourOfSubject(reading) ?? own;
    const colour = given?.colour ?? said;
    const at = elsewhereOf(match, reading);
    const trim = trimSaidOf(match, reading);
    return [
      {
        id,
        colour,
        ...(trim && { trim }),
        ...(at && { at }),
        ...(given && { print: given.print }),
      },
    ];
  });
  return found.filter(({ id }, i) => {
    const before = found.slice(0, i);
    const place = placeOf(found[i]);
    const beside = before.filter((one) => placeOf(one) === place);
    return before.every((one) => one.id !== id) && beside.length < (place === 'hand' ? HANDS : 1);
  });
}

const placeOf = ({ id, at }: WornAccessory) => (at === 'hand' ? at : findAccessory(id)?.place);

/** True where something that the prompt names is carried in a hand. */
export const needsHand = (reading: Said): boolean =>
  reading.wishes.some((match) => {
    const id = accessoryIn(match);
    const isHeld = id !== undefined && elsewhereOf(match, reading) === 'hand';
    return isHeld || findAccessory(id ?? '')?.place === 'hand';
  });

type Said = Pick<OutfitReading, 'wishes' | 'tokens' | 'garments' | 'bodies'>;

/** The colour of the one thing that a prompt without garments and people is about: "bucket bag, tan leather". */
function colourOfSubject(reading: Said): Hex | undefined {
  if (!isAboutAccessory(reading)) return undefined;
  const { wishes, tokens } = reading;
  const dyed = wishes.find((match) => {
    const next = wishes.find(({ from }) => from === match.to);
    const isOfDetail = (['trait', 'part', 'undrawn'] as const).some((is) => meaningOf(next, is));
    return meaningOf(match, 'colour') && !isOfDetail;
  });
  return dyed && modifiedColour(dyed, { found: wishes, tokens })?.colour;
}

/** The colour of what a thing is made of, where nothing is said of its own: leather is brown. */
const STUFFS: Readonly<Record<string, Hex>> = { leather: '#7a4a2f', suede: '#a9764b' };

function stuffSaidOf(match: OutfitMatch, { wishes }: Said): Hex | undefined {
  const before = wishes.find(({ to }) => to === match.from);
  return STUFFS[meaningOf(before, 'fabric')?.id ?? ''];
}

/** The colour said of a detail of an accessory: "bucket bag with a black tassel". */
function trimSaidOf(match: OutfitMatch, reading: Said): Hex | undefined {
  const id = accessoryIn(match);
  const words = findAccessory(id ?? '')?.words ?? [];
  const [trim] = reading.wishes
    .filter((one) => one.from > match.from && accessoryIn(one) === id)
    .flatMap((one) => (words.includes(one.phrase) ? [] : (colourSaidOf(one, reading) ?? [])));
  return trim;
}

/**
 * The colour within the phrase ("black tights"), the one before it and what it is made of, or the
 * one after "in": "leg warmers in grey".
 */
export function colourSaidOf(
  match: OutfitMatch,
  { wishes, tokens }: Pick<OutfitReading, 'wishes' | 'tokens'>,
): Hex | undefined {
  const [first] = match.phrase.split(' ');
  if (Object.hasOwn(COLOUR_NAMES, first)) return COLOUR_NAMES[first];
  const before = wishes.find(({ to }) => to === match.from);
  const colour = meaningOf(before, 'colour')?.colour;
  if (colour) return colour;
  if (before && (meaningOf(before, 'fabric') || isAdjectival(before))) {
    return colourSaidOf({ ...before, phrase: '' }, { wishes, tokens });
  }
  return INTO.has(tokens[match.to]) ? firstColour(wishes, match.to + 1) : undefined;
}

const INTO: ReadonlySet<string> = new Set(['in', 'of']);

/** The colour at a place, behind the words that change it. */
function firstColour(wishes: readonly OutfitMatch[], at: number): Hex | undefined {
  const found = wishes.find(({ from }) => from === at);
  if (!found || !meaningOf(found, 'modifier')) return meaningOf(found, 'colour')?.colour;
  return firstColour(wishes, found.to);
}
