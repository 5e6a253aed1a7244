/** Hyphens part words, as readers do. */
const plain = (word: string) => word.replaceAll('-', ' ');

/**
 * One word for each thing: the first of its words that means nothing else, or its first word.
 * Each word is listed once.
 * @param countMeanings the number of things that a word means to the reader.
 */
export function clearestWords(
  things: Iterable<readonly string[]>,
  countMeanings: (word: string) => number,
): string[] {
  const clearest = Array.from(things, (words) => {
    const said = words.map(plain);
    return said.find((word) => countMeanings(word) === 1) ?? said[0];
  });
  return [...new Set(clearest.filter((word) => word !== undefined))];
}
