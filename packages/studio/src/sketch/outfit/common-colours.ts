import { modifiedColour } from '../../words/colour-phrases.ts';
import { leadsTo } from './bind-wishes.ts';
import type { Wish, Worn } from './gather-wish.ts';
import type { OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

/** Gives the colour of a person to all that has none of its own. */
export function dyeRest(
  match: OutfitMatch,
  { reading, wishes }: { reading: OutfitReading; wishes: readonly Wish[] },
): void {
  const named = modifiedColour(match, { found: reading.wishes, tokens: reading.tokens });
  if (!named) return;
  const before = reading.wishes.filter(({ from, to }) => named.from <= from && to <= match.from);
  for (const wish of wishes.filter(({ colours }) => colours.length === 0)) {
    wish.colours.push(named.colour);
    wish.dyes.set(match, named.colour);
    for (const one of [...before, match]) wish.answered.add(one);
  }
}

/** "Plum robe over a matching slip": the slip is plum. */
export function matchColours(
  wishes: readonly Wish[],
  { reading, outfit }: { reading: OutfitReading; outfit: readonly Worn[] },
): void {
  const [colour] = wishes.flatMap(({ colours }) => colours);
  if (colour === undefined) return;
  for (const [i, { from }] of outfit.entries()) {
    const isMatching =
      from !== undefined &&
      reading.wishes.some(
        ({ phrase, to }, k) =>
          phrase === 'matching' && to <= from && leadsTo(reading.wishes[k], from, reading),
      );
    if (isMatching && wishes[i].colours.length === 0) wishes[i].colours.push(colour);
  }
}
