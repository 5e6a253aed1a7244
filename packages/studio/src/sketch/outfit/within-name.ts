import { findPhrases } from '../../words/find-phrases.ts';
import { tokenise } from '../../words/tokens.ts';
import { meaningOf, type OutfitLexicon, type OutfitMatch } from './outfit-meaning.ts';

/** Meanings that the words of a garment's name may have besides naming it. */
const DESCRIBES: ReadonlySet<string> = new Set([
  'feature',
  'detail',
  'fabric',
  'print',
  'colour',
  'modifier',
]);

function describing(match: OutfitMatch): OutfitMatch[] {
  // The peas of a pea coat are no colour of it.
  const meanings = match.meanings.filter(
    (one) => DESCRIBES.has(one.is) && !(one.is === 'colour' && one.isTrade === true),
  );
  return meanings.length === 0 ? [] : [{ ...match, meanings }];
}

/**
 * What the name of a garment says of it: the bow of a "pussy bow blouse", the fur of a "fur coat",
 * and the dropped waist of a "flapper dress". It describes that garment, whatever stands around it.
 * A feature that no phrase of the lexicon asks for stands there as `undrawn`, unless the garment is
 * one of its own, which has it.
 */
export function withinName(
  lexicon: OutfitLexicon,
  tokens: readonly string[],
  garment: OutfitMatch,
): OutfitMatch[] {
  const { from, to } = garment;
  const named = meaningOf(garment, 'named');
  if (named) {
    const implied = impliedBy(lexicon, named.says, garment);
    return named.isOwn ? implied.filter((match) => !meaningOf(match, 'undrawn')) : implied;
  }
  return findPhrases(lexicon, tokens.slice(from, to - 1))
    .flatMap(describing)
    .map((match) => ({ ...match, from: from + match.from, to: from + match.to, within: from }));
}

function impliedBy(
  lexicon: OutfitLexicon,
  says: readonly string[],
  { from, to }: OutfitMatch,
): OutfitMatch[] {
  return says.map((phrase) => {
    const words = tokenise(phrase);
    const found = findPhrases(lexicon, words).find(
      (match) => match.to - match.from === words.length,
    );
    const [match] = found ? describing(found) : [];
    const meanings = match?.meanings ?? [{ is: 'undrawn' as const }];
    return { from, to, phrase, plural: false, meanings, within: from, isImplied: true };
  });
}
