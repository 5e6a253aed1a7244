import type { Wish, Worn } from './gather-wish.ts';
import type { OutfitReading } from './read-outfit.ts';

/** "Co-ord", "matching set", "yoga set": all that is named is of one cloth. */
export const isMatched = ({ tokens, garments }: OutfitReading): boolean =>
  garments.some(({ match }) => tokens[match.from - 1] === 'matching') ||
  tokens.some(
    (token, at) =>
      /^co-?ords?$/.test(token) ||
      (token === 'co' && /^ords?$/.test(tokens[at + 1] ?? '')) ||
      (token === 'set' && at > 0 && tokens[at + 1] !== 'in' && tokens[at + 1] !== 'of'),
  );

/** Gives the colour, cloth and print of one named garment to those that are named without. */
export function matchCloths(wishes: readonly Wish[], outfit: readonly Worn[]): void {
  const named = wishes.filter((_, i) => outfit[i].from !== undefined);
  const coloured = named.find(({ colours }) => colours.length > 0);
  const cloth = named.find(({ fabric }) => fabric !== undefined)?.fabric;
  const print = named.find((wish) => wish.print !== undefined);
  for (const wish of named) {
    if (wish.colours.length === 0 && coloured) wish.colours.push(...coloured.colours);
    wish.fabric ??= cloth;
    if (wish.print === undefined && print && wish.colours.length > 0) {
      wish.print = print.print;
      wish.printColour ??= print.printColour;
    }
  }
}
