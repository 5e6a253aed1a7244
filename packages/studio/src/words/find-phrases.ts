import { isPluralOf, wordForms } from './word-forms.ts';

/** Phrases (singular, words parted by a space) and what each can mean. */
export type PhraseBook<Meaning> = {
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Words in the longest phrase. */
  longest: number;
};

/** A phrase found in the prompt: tokens `from` up to, not including, `to`. */
export type PhraseMatch<Meaning> = {
  from: number;
  to: number;
  phrase: string;
  plural: boolean;
  meanings: readonly Meaning[];
};

/** Collects phrases; one phrase may be given several meanings. */
export function createPhraseBook<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
): PhraseBook<Meaning> {
  const phrases = new Map<string, Meaning[]>();
  let longest = 1;
  for (const [phrase, meaning] of entries) {
    const known = phrases.get(phrase);
    if (known) known.push(meaning);
    else phrases.set(phrase, [meaning]);
    longest = Math.max(longest, phrase.split(' ').length);
  }
  return { phrases, longest };
}

/** The longest known phrases in a row of tokens, left to right, without overlap. */
export function findPhrases<Meaning>(
  book: PhraseBook<Meaning>,
  tokens: readonly string[],
): PhraseMatch<Meaning>[] {
  const matches: PhraseMatch<Meaning>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const match = longestAt(book, tokens, from);
    if (match) matches.push(match);
    from = match ? match.to : from + 1;
  }
  return matches;
}

function longestAt<Meaning>(
  book: PhraseBook<Meaning>,
  tokens: readonly string[],
  from: number,
): PhraseMatch<Meaning> | undefined {
  for (let to = Math.min(tokens.length, from + book.longest); to > from; to -= 1) {
    const start = tokens.slice(from, to - 1);
    for (const form of wordForms(tokens[to - 1])) {
      const phrase = [...start, form].join(' ');
      const meanings = book.phrases.get(phrase);
      if (meanings) return { from, to, phrase, plural: isPluralOf(tokens[to - 1], form), meanings };
    }
  }
  return undefined;
}
