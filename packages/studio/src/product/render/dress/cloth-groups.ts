import type { Hex } from '../../../core/colour.ts';
import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import { modifiedColour } from '../../../words/colour-phrases.ts';
import { isContentWord } from '../../../words/content-word.ts';
import type { Noun } from './find-nouns.ts';
import type { ThingCloth } from './thing-cloth.ts';

/** Colours, cloths and prints in a row, which describe one thing. */
export type Group = { from: number; to: number; matches: readonly OutfitMatch[] };

/** True for a word of a colour, a cloth or a print. */
export const isAdjective = (match: OutfitMatch): boolean =>
  (['colour', 'fabric', 'print', 'modifier'] as const).some((is) => meaningOf(match, is));

/** Words that make a colour of the word before them. */
export const DYED: ReadonlySet<string> = new Set([
  'coloured',
  'colored',
  'colour',
  'color',
  'tone',
]);

/** The groups of a prompt, in order. */
export function groupsOf({ wishes, tokens }: OutfitReading, nouns: readonly Noun[]): Group[] {
  const isNoun = (match: OutfitMatch) => nouns.some((noun) => noun.match === match);
  const groups: Group[] = [];
  for (const match of wishes) {
    if (!isAdjective(match) || isNoun(match)) continue;
    const last = groups.at(-1);
    const between = last ? tokens.slice(last.to, match.from) : [];
    const joins =
      between.length === 0 ||
      (between.length === 1 && isJoin(between[0], last, match)) ||
      (isKindOf(between, last, match) && !nouns.some(({ from }) => isBetween(from, last, match)));
    if (last && joins) {
      groups[groups.length - 1] = {
        from: last.from,
        to: match.to,
        matches: [...last.matches, match],
      };
    } else groups.push({ from: match.from, to: match.to, matches: [match] });
  }
  return groups.filter(({ matches }) =>
    matches.some((match) => !match.meanings.every(({ is }) => is === 'modifier')),
  );
}

/** Words that tell a cloth more closely stand between its colour and it. */
const KIND_WORDS = 2;

/** "Yellow waxed cotton", "ivory duchess satin". */
function isKindOf(
  between: readonly string[],
  last: Group | undefined,
  match: OutfitMatch,
): boolean {
  const isTold = between.length <= KIND_WORDS && between.every(isContentWord);
  const before = last?.matches.at(-1);
  return isTold && Boolean(meaningOf(before, 'colour') && meaningOf(match, 'fabric'));
}

const isBetween = (at: number, last: Group | undefined, { from }: OutfitMatch): boolean =>
  last !== undefined && at >= last.to && at < from;

/** Words for one colour that runs into another. */
export const RUNS: ReadonlySet<string> = new Set([
  'ombre',
  'ombré',
  'gradient',
  'degrade',
  'dégradé',
]);

/** "Black and white", "flax coloured linen". */
function isJoin(word: string, last: Group | undefined, match: OutfitMatch): boolean {
  if (DYED.has(word)) return true;
  const before = last?.matches.at(-1);
  // "Denim in dark indigo", "a floral print in yellow".
  const isPrint = meaningOf(before, 'print') && !RUNS.has(before?.phrase ?? '');
  const isCloth = meaningOf(before, 'fabric') ?? isPrint;
  const isDye = meaningOf(match, 'colour') ?? meaningOf(match, 'modifier');
  if (word === 'in') return Boolean(isCloth && isDye);
  return (
    (word === 'and' || word === 'to') &&
    Boolean(meaningOf(before, 'colour') && meaningOf(match, 'colour'))
  );
}

/** What a group says: its colours, its last cloth, its print. */
export type Said = { cloth: ThingCloth; colours: readonly Hex[]; print?: OutfitMatch };

/** What a group says: its first colour, its last cloth, a print. */
export function saidBy({ matches }: Group, { wishes, tokens }: OutfitReading): Said {
  const colours = matches.flatMap((match) => {
    const named = modifiedColour(match, { found: wishes, tokens });
    return named ? [named.colour] : [];
  });
  const fabric = matches.flatMap((match) => meaningOf(match, 'fabric')?.id ?? []).at(-1);
  const print = matches.find((match) => meaningOf(match, 'print'));
  return { cloth: { colour: colours[0], fabric }, colours, print };
}

/** The words of colours in a group, without its cloths. */
export const colourWords = ({ matches }: Group, tokens: readonly string[]): string =>
  matches
    .filter((match) => meaningOf(match, 'colour') ?? meaningOf(match, 'modifier'))
    .map(({ from, to }) => tokens.slice(from, to).join(' '))
    .join(' ');
