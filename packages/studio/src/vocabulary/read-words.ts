import { wordsAt } from '../words/words-at.ts';
import type { Grammar } from './grammar.ts';
import { grammarOf, type WordsKind } from './registry.ts';

/** Words of a prompt that the first picture of a run would not answer, in order, each once. */
export function listUnread(grammar: Grammar, prompt: string): string[] {
  const { tokens, unread } = grammar.foresee({ prompt, variant: 0 });
  return wordsAt(tokens, unread);
}

/**
 * Reads a prompt without painting: the words that the first picture of a run would report as
 * unread, as far as that is known without its pixels. Never throws.
 */
export const readWords = (kind: WordsKind, prompt: string): { unread: string[] } => ({
  unread: listUnread(grammarOf(kind), prompt),
});
