import { findPhrases } from '../../words/find-phrases.ts';
import {
  meaningOf,
  type OutfitLexicon,
  type OutfitMatch,
  type OutfitMeaning,
} from './outfit-meaning.ts';

const isGarment = (match: OutfitMatch | undefined): boolean =>
  (meaningOf(match, 'garment') ?? meaningOf(match, 'set')) !== undefined;

/** Garments that tell a cloth where they stand before another: a "cardigan dress" is knitted. */
const CLOTH_OF: Readonly<Record<string, OutfitMeaning>> = {
  knit: { is: 'fabric', id: 'knit' },
  cardigan: { is: 'fabric', id: 'knit' },
  jeans: { is: 'fabric', id: 'denim' },
};

/**
 * Names of garments end with their noun: an "aran sweater dress" is a dress, a "smock dress" as
 * well. The words before keep what else they say.
 */
export function settleHeadNouns(
  lexicon: OutfitLexicon,
  tokens: readonly string[],
  found: readonly OutfitMatch[],
): OutfitMatch[] {
  const extended = found.flatMap((match, i) =>
    extendName(lexicon, tokens, { match, next: found[i + 1] }),
  );
  const kept = extended.filter(
    (match, i) =>
      !extended.slice(0, i).some(({ from, to }) => from <= match.from && match.from < to),
  );
  return kept.flatMap((match, i) => {
    const next = kept[i + 1];
    const isBefore =
      next?.from === match.to && isGarment(match) && isGarment(next) && !isBeside(match, next);
    return isBefore ? describing(match) : [match];
  });
}

/** Whether two garments can only be worn together: "hoodie joggers" lacks its comma. */
function isBeside(one: OutfitMatch, other: OutfitMatch): boolean {
  const places = new Set([one, other].map((match) => meaningOf(match, 'garment')?.place));
  return places.has('lower') && (places.has('upper') || places.has('outer'));
}

/** The name that begins within another and reaches further: "aran | sweater dress". */
function extendName(
  lexicon: OutfitLexicon,
  tokens: readonly string[],
  { match, next }: { match: OutfitMatch; next: OutfitMatch | undefined },
): OutfitMatch[] {
  if (!isGarment(match) || next?.from !== match.to || !isGarment(next)) return [match];
  for (let from = match.from + 1; from < match.to; from += 1) {
    const [longer] = findPhrases(lexicon, tokens.slice(from, next.to));
    if (!longer || longer.from > 0 || longer.to < next.to - from || !isGarment(longer)) continue;
    const before = findPhrases(lexicon, tokens.slice(match.from, from)).map((one) =>
      moved(one, match.from),
    );
    return [...before, moved(longer, from)].flatMap((one) =>
      one.to < next.to ? describing(one) : [one],
    );
  }
  return [match];
}

const moved = (match: OutfitMatch, by: number): OutfitMatch => ({
  ...match,
  from: match.from + by,
  to: match.to + by,
});

/** A garment's name as it describes the garment after it. */
function describing(match: OutfitMatch): OutfitMatch[] {
  const others = match.meanings.filter(({ is }) => !['garment', 'set', 'named'].includes(is));
  const cloth = CLOTH_OF[meaningOf(match, 'garment')?.id ?? ''];
  const meanings = others.length > 0 ? others : cloth ? [cloth] : [];
  return meanings.length > 0 ? [{ ...match, meanings }] : [];
}
