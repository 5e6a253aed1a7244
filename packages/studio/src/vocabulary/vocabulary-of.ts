import { grammarOf, type WordsKind } from './registry.ts';

/** The words of a kind of picture, by their roles; words of its things by role too. */
export function vocabularyOf(kind: WordsKind): Record<string, readonly string[]> {
  const { roles, things } = grammarOf(kind);
  const all = [...roles, ...(things?.roles ?? [])];
  return Object.fromEntries(all.map(({ id, words }) => [id, words]));
}
