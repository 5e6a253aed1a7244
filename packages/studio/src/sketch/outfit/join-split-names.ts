import { findPhrases } from '../../words/find-phrases.ts';
import { meaningOf, type OutfitLexicon, type OutfitMatch } from './outfit-meaning.ts';

/** Words before a garment that are no part of its name: a "jacket over coats" is no overcoat. */
const NOT_OF_A_NAME: ReadonlySet<string> = new Set(['over', 'under', 'in', 'on', 'and', 'a']);

/** The phrases of a prompt; names that it parts are one: "jump suit" is a jumpsuit. */
export function joinSplitNames(lexicon: OutfitLexicon, tokens: readonly string[]): OutfitMatch[] {
  const names = tokens.flatMap((_, at) => nameAt(lexicon, tokens, at) ?? []);
  const isWithin = ({ from, to }: OutfitMatch) =>
    names.some((name) => from < name.to && name.from < to);
  const others = findPhrases(lexicon, tokens).filter((match) => !isWithin(match));
  return [...others, ...names].toSorted((a, b) => a.from - b.from);
}

function nameAt(
  { phrases }: OutfitLexicon,
  tokens: readonly string[],
  at: number,
): OutfitMatch | undefined {
  const [first, second = ''] = tokens.slice(at, at + 2);
  if (second === '' || NOT_OF_A_NAME.has(first) || phrases.has(`${first} ${second}`))
    return undefined;
  const phrase = `${first}${second}`;
  const meanings = phrases.get(phrase) ?? [];
  const match = { from: at, to: at + 2, phrase, plural: false, meanings };
  return (meaningOf(match, 'garment') ?? meaningOf(match, 'set')) ? match : undefined;
}
