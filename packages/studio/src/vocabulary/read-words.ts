import { grammarOf, type WordsKind } from './registry.ts';

/**
 * Reads a prompt without drawing: the words that the first picture of a run would report as
 * unread, as far as that is known without its pixels. Never throws.
 */
export const readWords = (kind: WordsKind, prompt: string): { unread: string[] } => ({
  unread: grammarOf(kind).listUnread(prompt),
});
