import { meaningOf, type OutfitLexicon, type OutfitMatch } from './outfit-meaning.ts';

const isPart = ({ meanings }: OutfitMatch): boolean =>
  meanings.some(
    (one) =>
      one.is === 'feature' ||
      one.is === 'feature-noun' ||
      (one.is === 'trait' && (one.trait === 'accessory' || one.trait === 'shoes')),
  );

const isAdjective = (match: OutfitMatch): boolean =>
  (['colour', 'fabric', 'print', 'modifier'] as const).some((is) => meaningOf(match, is));

/** Reads phrases that other adjectives part: "long lace sleeves" are long sleeves, "one long sleeve" is one. */
export function joinParted(
  lexicon: OutfitLexicon,
  tokens: readonly string[],
  found: readonly OutfitMatch[],
): OutfitMatch[] {
  let joined = found.flatMap((noun) => joinSet(lexicon, tokens, { noun, found }));
  for (const noun of found) {
    const match = isPart(noun) ? joinedAt(lexicon, tokens, { noun, found }) : undefined;
    if (!match) continue;
    const others = joined.filter(({ from }) => from !== match.from);
    joined = meaningOf(noun, 'trait')
      ? [
          ...others.map((one) => (one === noun ? { ...noun, meanings: match.meanings } : one)),
          asFiller(match),
        ]
      : [...others, match];
  }
  return joined.toSorted((a, b) => a.from - b.from);
}

/** A set whose name begins before its cloth: "three-piece tweed suit". */
function joinSet(
  lexicon: OutfitLexicon,
  tokens: readonly string[],
  { noun, found }: { noun: OutfitMatch; found: readonly OutfitMatch[] },
): OutfitMatch[] {
  if (!meaningOf(noun, 'set')) return [noun];
  let to = noun.from;
  for (let one = adjectiveTo(found, to); one; one = adjectiveTo(found, to)) to = one.from;
  const phrase = [...tokens.slice(Math.max(0, to - 2), to), noun.phrase].join(' ');
  const whole = to < noun.from && lexicon.phrases.get(phrase);
  if (!whole || !whole.some(({ is }) => is === 'set')) return [noun];
  const lead = { from: to - 2, to, phrase, plural: false, meanings: [{ is: 'filler' as const }] };
  return [lead, { ...noun, meanings: whole }];
}

const asFiller = (match: OutfitMatch): OutfitMatch => ({ ...match, meanings: [{ is: 'filler' }] });

const adjectiveTo = (found: readonly OutfitMatch[], at: number): OutfitMatch | undefined =>
  found.find((one) => one.to === at && isAdjective(one));

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
