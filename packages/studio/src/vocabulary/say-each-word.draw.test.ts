import { describe, expect, test } from 'vitest';
import type { Said, Spec } from './grammar.ts';
import { grammarOf, WORDS_KINDS, type WordsKind } from './registry.ts';
import { sayWords } from './say-words.ts';
import { vocabularyOf } from './vocabulary-of.ts';

const wordsOf = ({ words, things }: Spec) =>
  [words, ...things].flatMap((said) => Object.values(said).flat());

/** Words that are said beside a word of another role, where a picture has a place for them. */
const BESIDE: Partial<Record<WordsKind, string>> = {
  'create-background': 'place',
  'pattern-to-image': 'garment',
};

/** True where a word of a role is said: alone, or beside some word that gives it a place. */
function canBeSaid(kind: WordsKind, role: string, word: string): boolean {
  const { things } = grammarOf(kind);
  const beside = things ? 'garment' : BESIDE[kind];
  const isOfThing = things?.roles.some(({ id, words }) => id === role && words.includes(word));
  const hosts = beside ? (vocabularyOf(kind)[beside] ?? []) : [];
  const besides = hosts.map((host) => ({ [beside ?? '']: [host], [role]: [word] }));
  const tries: Said[] = [{ [role]: [word] }, ...besides];
  return tries.some((said) => {
    const spec = isOfThing ? { words: {}, things: [said] } : { words: said, things: [] };
    return wordsOf(sayWords(kind, spec).spec).includes(word);
  });
}

/** Words that no picture of their kind shows beside one other word. */
const NEVER_SAID: Partial<Record<WordsKind, readonly string[]>> = {
  // An open back shows on technical flats alone.
  'create-sketch': ['open back'],
  // Tied coats and cargo trousers have them now and then, or always.
  'pattern-to-image': ['open front', 'open', 'cargo pocket'],
};

describe.each(WORDS_KINDS)('the words of %s', (kind) => {
  const { roles, things } = grammarOf(kind);

  test.each([...roles, ...(things?.roles ?? [])].map(({ id, words }) => [id, words] as const))(
    'of the role %s can be said, each of them',
    (id, words) => {
      const unsaid = words.filter(
        (word) => !NEVER_SAID[kind]?.includes(word) && !canBeSaid(kind, id, word),
      );
      expect(unsaid).toEqual([]);
    },
  );
});
