import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

/** What a prompt says of buttons besides that they are there. */
export type ButtonWish = { count?: number; isBig?: boolean };

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
/** More buttons than that do not fit a front. */
const MOST = 12;

const isOfButtons = ({ phrase }: OutfitMatch): boolean =>
  /(?:^| )(?:button|snap)(?: |$)|press stud|popper/.test(phrase);

/** How many and how big the buttons are that some words ask for; undefined where none says so. */
export function buttonsSaid(
  matches: Iterable<OutfitMatch>,
  reading: OutfitReading,
): ButtonWish | undefined {
  for (const match of matches) {
    if (!isOfButtons(match)) continue;
    const place = countPlace(match, reading);
    const count = place === undefined ? undefined : numberAt(place, reading);
    const isBig = /^(?:big|large|oversized|chunky)/.test(match.phrase);
    if (count !== undefined || isBig) return { ...(count && { count }), ...(isBig && { isBig }) };
  }
  return undefined;
}

/** The place of the number before a word for buttons, over the adjectives between. */
export function countPlace(
  match: OutfitMatch,
  { wishes, tokens }: Pick<OutfitReading, 'wishes' | 'tokens'>,
): number | undefined {
  if (!isOfButtons(match)) return undefined;
  let at = match.from;
  const before = () =>
    wishes.find((one) => one.to === at && (meaningOf(one, 'colour') ?? meaningOf(one, 'fabric')));
  for (let one = before(); one; one = before()) at = one.from;
  return Object.hasOwn(NUMBERS, tokens[at - 1]) || /^\d+$/.test(tokens[at - 1] ?? '')
    ? at - 1
    : undefined;
}

function numberAt(place: number, { tokens }: OutfitReading): number | undefined {
  const count = NUMBERS[tokens[place]] ?? Number(tokens[place]);
  return count >= 1 && count <= MOST ? count : undefined;
}
