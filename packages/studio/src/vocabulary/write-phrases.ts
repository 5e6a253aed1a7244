type Part = string | readonly string[] | undefined | false;

/** Words in a row, with spaces between them. */
export const inARow = (...parts: readonly Part[]): string =>
  parts.flatMap((part) => part || []).join(' ');

/** "red, white and blue"; empty without words. */
export function listed(words: readonly string[] = []): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Phrases with commas between them: no word is read together with one beyond a comma. */
export const inCommas = (phrases: readonly string[]): string =>
  phrases.filter((phrase) => phrase !== '').join(', ');
