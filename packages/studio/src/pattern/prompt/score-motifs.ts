import type { Match } from './lexicon.ts';

/** Sums the weights of the phrases that speak for each motif; a phrase said twice counts once. */
export function scoreMotifs(matches: readonly Match[]): Map<string, number> {
  const scores = new Map<string, number>();
  const counted = new Set<string>();
  for (const { phrase, meanings } of matches) {
    if (counted.has(phrase)) continue;
    counted.add(phrase);
    for (const meaning of meanings) {
      if (meaning.is !== 'motif') continue;
      scores.set(meaning.id, (scores.get(meaning.id) ?? 0) + meaning.weight);
    }
  }
  return scores;
}
