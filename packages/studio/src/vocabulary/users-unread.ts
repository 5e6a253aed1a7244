import type { Rewording } from '@toile/tools';
import { tokenise } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';

/** A user's prompt, and how it was put in the engine's words. */
type Reworded = { prompt: string; rewording: Pick<Rewording, 'parts' | 'unread'> };

/**
 * The words of the user's prompt that a picture does not answer, in order: those that were not put
 * in other words, and those of parts whose other words it does not answer.
 * @param unread the engine's words that it does not answer.
 */
export function usersUnread({ prompt, rewording }: Reworded, unread: readonly string[]): string[] {
  const lost = new Set(unread.flatMap(wordForms));
  const isLost = (word: string) =>
    tokenise(word)
      .flatMap(wordForms)
      .some((form) => lost.has(form));
  const lostParts = rewording.parts.filter(({ as }) => as.some(isLost));
  const all = new Set([...rewording.unread, ...lostParts.flatMap(({ said }) => said)]);
  return [...new Set(tokenise(prompt))].filter((word) => all.has(word));
}
