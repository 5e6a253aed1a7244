import { meaningOf, type OutfitLexicon, type OutfitMatch } from './outfit-meaning.ts';

const isPart = ({ meanings }: OutfitMatch): boolean =>
  meanings.some(({ is }) => is === 'feature' || is === 'feature-noun');

const isAdjective = (match: OutfitMatch): boolean =>
  (['colour', 'fabric', 'print', 'modifier'] as const).some((is) => meaningOf(match, is));

/** Reads phrases that other adjectives part: "long lace sleeves" are long sleeves, "one long sleeve" is one. */
export function joinParted(
  lexicon: OutfitLexicon,
  tokens: readonly string[],
  found: readonly OutfitMatch[],
): OutfitMatch[] {
  let joined = [...found];
  for (const noun of found) {
    const match = isPart(noun) ? joinedAt(lexicon, tokens, { noun, found }) : undefined;
    if (!match) continue;
    joined = [...joined.filter(({ from }) => from !== match.from), match];
  }
  return joined.toSorted((a, b) => a.from - b.from);
}

function joinedAt(
  lexicon: OutfitLexicon,
  tokens: readonly string[],
  { noun, found }: { noun: OutfitMatch; found: readonly OutfitMatch[] },
): OutfitMatch | undefined {
  let at = noun.from;
  let before = found.find(({ to }) => to === at);
  while (before && isAdjective(before)) {
    at = before.from;
    before = found.find(({ to }) => to === at);
  }
  const from = at - 1;
  if (from < 0 || (before && before.from !== from)) return undefined;
  const phrase = `${tokens[from]} ${noun.phrase.split(' ').at(-1)}`;
  const meanings = lexicon.phrases.get(phrase);
  const isOwn = noun.phrase === phrase || meanings === undefined;
  return isOwn
    ? undefined
    : { from, to: at === noun.from ? at : from + 1, phrase, plural: false, meanings };
}
