import { ilike, type SQL } from 'drizzle-orm';
import { generations } from '../../db/schema/index.ts';

const MAX_WORDS = 10;

/** Conditions that the prompt contains every word of a search, ignoring case. */
export function promptContainsWords(search: string): SQL[] {
  return listWords(search).map((word) => ilike(generations.prompt, `%${escapePattern(word)}%`));
}

function listWords(search: string): string[] {
  // PostgreSQL's text holds no NUL, so a word with one would be an error instead of a miss.
  const words = search.replaceAll('\0', ' ').split(/\s+/);
  return words.filter((word) => word !== '').slice(0, MAX_WORDS);
}

function escapePattern(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
