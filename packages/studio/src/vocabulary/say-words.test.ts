import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Role, Said, Spec } from './grammar.ts';
import { readWords } from './read-words.ts';
import { grammarOf, WORDS_KINDS, type WordsKind } from './registry.ts';
import { sayWords } from './say-words.ts';

const saidOf = (roles: readonly Role[]): fc.Arbitrary<Said> =>
  fc.record(
    Object.fromEntries(
      roles.map(({ id, words, most }) => [
        id,
        fc.uniqueArray(fc.constantFrom(...words), { maxLength: most }),
      ]),
    ),
  );

function specOf(kind: WordsKind): fc.Arbitrary<Spec> {
  const { roles, things } = grammarOf(kind);
  return fc.record({
    words: saidOf(roles),
    things: things ? fc.array(saidOf(things.roles), { maxLength: things.most }) : fc.constant([]),
  });
}

describe.each(WORDS_KINDS)('the words of %s', (kind) => {
  test('are read, all of them, whatever the specification says', () => {
    const everyWordIsRead = fc.property(specOf(kind), (spec) => {
      const saying = sayWords(kind, spec);
      expect(readWords(kind, saying.prompt).unread).toEqual([]);
    });
    fc.assert(everyWordIsRead, { numRuns: 30 });
  });
});
