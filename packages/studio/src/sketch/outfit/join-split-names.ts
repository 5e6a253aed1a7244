import { meaningOf, type OutfitLexicon } from './outfit-meaning.ts';

/** Words before a garment that are no part of its name: a "jacket over coats" is no overcoat. */
const NOT_OF_A_NAME: ReadonlySet<string> = new Set(['over', 'under', 'in', 'on', 'and', 'a']);

/** The tokens with names that the prompt parts made one word: "jump suit" becomes "jumpsuit". */
export function joinSplitNames(lexicon: OutfitLexicon, tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = joinedName(lexicon, tokens[at], tokens[at + 1] ?? '');
    joined.push(name ?? tokens[at]);
    if (name) at += 1;
  }
  return joined;
}

function joinedName({ phrases }: OutfitLexicon, first: string, second: string): string | undefined {
  if (second === '' || NOT_OF_A_NAME.has(first) || phrases.has(`${first} ${second}`))
    return undefined;
  const name = `${first}${second}`;
  const meanings = phrases.get(name) ?? [];
  const match = { from: 0, to: 1, phrase: name, plural: false, meanings };
  return (meaningOf(match, 'garment') ?? meaningOf(match, 'set')) ? name : undefined;
}
