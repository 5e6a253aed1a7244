import type { PromptReading } from './read-prompt.ts';
import { STOP_WORDS } from './stop-words.ts';

/**
 * The words of the prompt that nothing in the picture answers, in order of mention, each
 * once: words no table knows, and words that only speak for motifs which were not drawn.
 */
export function unreadWords(
  { tokens, matches }: PromptReading,
  drawnMotifs: ReadonlySet<string>,
): string[] {
  const read = new Set<number>();
  for (const { from, to, meanings } of matches) {
    if (!meanings.some((meaning) => meaning.is !== 'motif' || drawnMotifs.has(meaning.id)))
      continue;
    for (let i = from; i < to; i += 1) read.add(i);
  }
  const unread = tokens.filter((token, i) => !read.has(i) && isContent(token));
  return [...new Set(unread)];
}

const isContent = (token: string) =>
  !STOP_WORDS.has(token) &&
  !/^\p{N}/u.test(token) &&
  (token.length > 1 || /[^\x20-\x7e]/u.test(token));
