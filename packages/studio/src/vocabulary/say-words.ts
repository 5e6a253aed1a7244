import { tokenise } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import type { Grammar, Said, Spec } from './grammar.ts';
import { listUnread } from './read-words.ts';
import { grammarOf, type WordsKind } from './registry.ts';

/** A prompt in the engine's words, and the part of its specification that it says. */
export type Saying = { prompt: string; spec: Spec };

const isIn = (word: string, unread: ReadonlySet<string>) =>
  tokenise(word).some((token) => unread.has(token));

/** The same without words that were not read. */
const without = (said: Said, unread: ReadonlySet<string>): Said =>
  Object.fromEntries(
    Object.entries(said).map(([role, words]) => [
      role,
      words.filter((word) => !isIn(word, unread)),
    ]),
  );

const countWords = ({ words, things }: Spec) =>
  [words, ...things].flatMap((said) => Object.values(said).flat()).length;

function sayRead(grammar: Grammar, spec: Spec): Saying {
  const prompt = grammar.write(spec);
  const unread = new Set(listUnread(grammar, prompt).flatMap(wordForms));
  const left = {
    words: without(spec.words, unread),
    things: spec.things.map((thing) => without(thing, unread)),
  };
  return countWords(left) < countWords(spec) ? sayRead(grammar, left) : { prompt, spec };
}

/**
 * A specification as a prompt in the engine's own words. Words that the picture could not answer
 * beside the others are left out: all that the prompt says is read.
 */
export const sayWords = (kind: WordsKind, spec: Spec): Saying => sayRead(grammarOf(kind), spec);
