/** The words at some places of a row of tokens, in order, each once. */
export const wordsAt = (tokens: readonly string[], places: readonly number[]): string[] => [
  ...new Set(places.flatMap((at) => tokens[at] ?? [])),
];
