/** A text with a word put in at a place, and the place after it. */
type Inserted = { text: string; caret: number };

/**
 * Puts a word into a prompt: a thing of its own, set off by a comma from a word before it and by a
 * space from one behind it.
 */
export function insertWord(prompt: string, at: number, word: string): Inserted {
  const place = Math.min(at, prompt.length);
  const before = prompt.slice(0, place);
  const after = prompt.slice(place);
  const isAfterWord = /[\p{L}\p{N}]$/u.test(before);
  const isAfterSign = /[^\s\p{L}\p{N}]$/u.test(before);
  const lead = isAfterWord ? ', ' : isAfterSign ? ' ' : '';
  const trail = /^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
  const head = `${before}${lead}${word}`;
  return { text: `${head}${trail}${after}`, caret: head.length };
}
