const TAG = /<[^<>]*>/g;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** The words of a text in order: mark-up, punctuation and signs are left out, hyphens part words. Never throws. */
export function tokenise(text: string): string[] {
  const plain = text.normalize('NFKC').replace(TAG, ' ').toLowerCase();
  return plain.match(WORD) ?? [];
}
