import { spellEmoji } from './emoji.ts';

/** Stands where punctuation parts a text; no phrase reaches over it. */
export const BREAK = ',';

const TAG = /<[^<>]*>/g;
const WORD_OR_BREAK = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*|[,;:.!?()/\n–—]/gu;
const WORD = /^[\p{L}\p{M}\p{N}]/u;

/**
 * The words of a text in order, and a BREAK for punctuation between them: emoji of things are
 * words, mark-up and other signs are left out, hyphens part words. Never throws.
 */
export function tokenise(text: string): string[] {
  const plain = spellEmoji(text.normalize('NFKC')).replace(TAG, ' ').toLowerCase();
  const found = plain.match(WORD_OR_BREAK) ?? [];
  return found.map((token) => (WORD.test(token) ? token : BREAK));
}
