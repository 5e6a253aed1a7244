import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { BindingState } from './binding-state.ts';
import { colourWords, type Group, RUNS, type Said } from './cloth-groups.ts';
import { isOneClause, ownersAt } from './find-nouns.ts';

/** Words after things that lie in one place, on the cloth or beside it. */
const PLACED: ReadonlySet<string> = new Set([
  'at',
  'on',
  'along',
  'beside',
  'next',
  'near',
  'nearby',
  'around',
  'behind',
  'scattered',
  'lying',
]);

/** Pattern of a garment noted, with the colours of both, and the colour words of plain cloth. */
export function layPrint(
  { words: { tokens, wishes }, prints, grounds }: BindingState,
  at: number,
  { group, said }: { group: Group; said: Said },
): void {
  const own = wordsOfPrint(group, tokens);
  if (!said.print) {
    if (said.cloth.colour && !grounds.has(at)) grounds.set(at, colourWords(group, tokens));
    const laid = prints.get(at);
    if (laid && said.cloth.colour) prints.set(at, `${laid} on ${colourWords(group, tokens)}`);
    return;
  }
  const before = wishes.findLast(({ to }) => to === group.from);
  const isSewn = meaningOf(before, 'detail')?.detail === 'embroidery';
  // "Flowers at the yoke", "lemons beside it": what has a place of its own is no pattern of the cloth.
  if (isSewn || PLACED.has(tokens[group.to] ?? '')) return;
  const ground = grounds.get(at) ?? wovenGround(said, colourWords(group, tokens));
  prints.set(at, ground ? `${own} on ${ground}` : own);
}

/** Of one colour a herringbone is woven in two shades of it, and on no white. */
function wovenGround({ print, colours }: Said, colour: string): string | undefined {
  return print?.phrase === 'herringbone' && colours.length === 1 ? `dark ${colour}` : undefined;
}

/** The words of a group without its cloths: what a print is laid on is no part of it. */
function wordsOfPrint({ from, to, matches }: Group, tokens: readonly string[]): string {
  const cloths = matches.filter(
    (match) => meaningOf(match, 'fabric') && !meaningOf(match, 'print'),
  );
  const isCloth = (at: number) => cloths.some((match) => match.from <= at && at < match.to);
  return tokens
    .slice(from, to)
    .filter((_, i) => !isCloth(from + i))
    .join(' ');
}

/** A first colour that runs into the last: "peach to violet", "ombre in peach and violet". */
export function fade(
  { words: { tokens }, fades, read }: BindingState,
  at: number,
  { group, said }: { group: Group; said: Said },
): void {
  const [first, last] = [said.colours[0], said.colours.at(-1)];
  if (!last || first === last || said.print) return;
  const runs = [...tokens.keys()].filter((place) => RUNS.has(tokens[place]));
  if (runs.length === 0 && !tokens.slice(group.from, group.to).includes('to')) return;
  fades.set(at, last);
  for (const place of runs) read.add(place);
}

/** True for a word that asks for quilting. */
export const isQuilting = (match: OutfitMatch): boolean =>
  meaningOf(match, 'detail')?.detail === 'quilting';

/** Quilting of the garment after the word, else the one that is spoken of. */
export function quilt(
  { nouns, words, drawn, quilted }: BindingState,
  { from, to }: OutfitMatch,
): void {
  const next = nouns.find((noun) => noun.from >= to && isOneClause(words.tokens, to, noun.from));
  const garments =
    next?.target.is === 'garments' ? next.target.garments : ownersAt(from, { words, drawn });
  for (const at of garments) quilted.add(at);
}
