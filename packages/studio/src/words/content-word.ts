import { STOP_WORDS } from './stop-words.ts';

/** True for a word that says something: no sign, no single Latin letter, no word of small talk. */
export const isContentWord = (word: string): boolean =>
  /\p{L}/u.test(word) && (word.length > 1 || /[^\x20-\x7e]/u.test(word)) && !STOP_WORDS.has(word);
