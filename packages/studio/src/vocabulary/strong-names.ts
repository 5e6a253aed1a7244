/** Most names of a thing that are worth their place in a task: "pinstripe" and "breton" are stripes. */
const NAMES_OF_A_THING = 5;

/**
 * The names of a thing whose words ask for it more or less strongly: its first word, then the
 * strongest ones.
 * @param asksFor true for a word that asks for the thing by itself.
 */
export function strongNames(
  words: Readonly<Record<string, number>>,
  asksFor: (word: string) => boolean,
): string[] {
  const [first = '', ...others] = Object.keys(words);
  const byStrength = others.toSorted((a, b) => (words[b] ?? 0) - (words[a] ?? 0));
  return [first, ...byStrength].filter(asksFor).slice(0, NAMES_OF_A_THING);
}
