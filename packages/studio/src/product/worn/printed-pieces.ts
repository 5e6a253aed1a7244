import { accessoryIn } from '../../sketch/compose/accessories-in.ts';
import { colourSaidOf } from '../../sketch/compose/choose-accessories.ts';
import { HEADSCARF } from '../../sketch/compose/choose-figure.ts';
import type { Place } from '../../sketch/garments/garment.ts';
import type { OutfitMatch } from '../../sketch/outfit/outfit-meaning.ts';
import type { NamedGarment, OutfitReading } from '../../sketch/outfit/read-outfit.ts';
import { BREAK } from '../../words/tokens.ts';
import type { BodyPart } from '../cloth/choose-garment.ts';

/** Id of the first thing worn or carried that a prompt names and says no colour of. */
export function printedAccessory(reading: OutfitReading): string | undefined {
  const named = reading.wishes.filter((match) => thingIn(match) !== undefined);
  const plain = named.find((match) => colourSaidOf(match, reading) === undefined);
  return plain && thingIn(plain);
}

/** Id of the thing that a match means: an accessory, or a headscarf. */
function thingIn(match: OutfitMatch): string | undefined {
  const isScarf = match.meanings.some(
    (meaning) => meaning.is === 'trait' && meaning.trait === 'hair' && meaning.id === HEADSCARF,
  );
  return isScarf ? HEADSCARF : accessoryIn(match);
}

/** Words for the cloth that is given: "in the print", "of the same fabric". */
export const GIVEN_CLOTH: ReadonlySet<string> = new Set(
  'print prints printed pattern patterns patterned fabric cloth textile design material motif'.split(
    ' ',
  ),
);
/** Words that give a second garment the first one's cloth. */
export const ALIKE: ReadonlySet<string> = new Set(['matching', 'coordinating', 'same', 'both']);
const PLAIN: ReadonlySet<string> = new Set(['plain', 'solid', 'unprinted']);
/** Words before a garment that the printed one is worn with. */
const BESIDE: ReadonlySet<string> = new Set(['over', 'under', 'with', 'underneath', 'beneath']);
/** Words of a clause that are looked at behind a garment. */
const REACH = 4;

/** Places of the body that the wizard's choice of a garment type means. */
const PLACES: Record<BodyPart, ReadonlySet<Place>> = {
  upper: new Set(['upper', 'outer']),
  lower: new Set(['lower']),
  full: new Set(['full', 'outer']),
};

/**
 * Ids of the named garments that are of the given cloth, the chief one first: what stands "in the
 * print", else what is named first and has no colour of its own; and with it what "matches".
 * Empty where nothing of the type is named, or where a thing is left that has no colour.
 */
export function printedGarments(reading: OutfitReading, type: BodyPart | undefined): string[] {
  const { tokens, garments, wishes } = reading;
  const placeOf = ({ match }: NamedGarment) =>
    match.meanings.find((meaning) => meaning.is === 'garment')?.place;
  const fitting = garments.filter((one) => {
    const place = placeOf(one);
    return type === undefined || place === undefined || PLACES[type].has(place);
  });
  const isColoured = ({ match: { from } }: NamedGarment) =>
    wishes.some(
      (wish) =>
        wish.to <= from &&
        from - wish.to <= 2 &&
        wish.meanings.some(({ is }) => is === 'colour') &&
        !tokens.slice(wish.to, from).includes(BREAK),
    );
  const before = ({ match: { from } }: NamedGarment, words: ReadonlySet<string>) => {
    const start = Math.max(tokens.lastIndexOf(BREAK, from - 1) + 1, from - REACH);
    return tokens.slice(start, from).some((token) => words.has(token));
  };
  const isInPrint = ({ match: { to } }: NamedGarment) => {
    const end = tokens.indexOf(BREAK, to);
    return tokens
      .slice(to, Math.min(to + REACH, end < 0 ? tokens.length : end))
      .some((token) => GIVEN_CLOTH.has(token));
  };
  const isOther = (one: NamedGarment) =>
    isColoured(one) || before(one, PLAIN) || (before(one, BESIDE) && !before(one, ALIKE));
  const [first] = printedAccessory(reading) === undefined ? fitting : [];
  const chief = fitting.find(isInPrint) ?? fitting.find((one) => !isOther(one)) ?? first;
  if (!chief) return [];
  const areBoth = tokens.includes('both');
  const alike = garments.filter(
    (one) =>
      one === chief ||
      one.match === chief.match ||
      before(one, ALIKE) ||
      (areBoth && !isOther(one)),
  );
  return [...new Set([chief, ...alike].map(({ id }) => id))];
}
