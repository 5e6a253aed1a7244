import { askForest, type Forest } from '../src/product/sketch-reading/naming/forest.ts';
import { KINDS, type Likely } from '../src/product/sketch-reading/naming/kinds.ts';
import {
  firstTraits,
  secondTraits,
  type Traits,
} from '../src/product/sketch-reading/naming/name-areas.ts';
import { growForest, type Lessons } from './grow-forest.ts';
import type { PracticePage } from './practice-page.ts';

export type Forests = { alone: Forest; inContext: Forest };

const ROUNDS = { alone: 60, inContext: 90 };

/**
 * Teaches both forests. The second learns from what a first one says of pages that it has not
 * learnt from, as it will be with uploads: each half of the pages is judged by a forest of the
 * other half.
 */
export function trainForests(
  pages: readonly PracticePage[],
  tell: (line: string) => void,
): Forests {
  const traits = pages.map(({ page }) => firstTraits(page));
  const grow = (of: readonly Traits[], rounds: number, isIn: (i: number) => boolean) => {
    const lessons = lessonsOf(pages, of, isIn);
    tell(
      `${lessons.traits.length} areas with ${lessons.traits[0].length} traits, ${rounds} rounds`,
    );
    return growForest(lessons, { rounds, kinds: KINDS, seed: 'sketch areas' });
  };
  const halves = [0, 1].map((half) => grow(traits, ROUNDS.alone, (i) => i % 2 === half));
  const judged = pages.map(({ page }, i): Traits => {
    const other = halves[1 - (i % 2)];
    const likely: Likely = traits[i].map((of) => of && askForest(other, of));
    return secondTraits(page, likely);
  });
  return {
    alone: grow(traits, ROUNDS.alone, () => true),
    inContext: grow(judged, ROUNDS.inContext, () => true),
  };
}

function lessonsOf(
  pages: readonly PracticePage[],
  traits: readonly Traits[],
  isIn: (i: number) => boolean,
): Lessons {
  const found: Float32Array[] = [];
  const kinds: number[] = [];
  const weights: number[] = [];
  for (const [i, { truth, weight }] of pages.entries()) {
    if (!isIn(i)) continue;
    for (const [id, of] of traits[i].entries()) {
      if (!of || weight[id] === 0) continue;
      found.push(of);
      kinds.push(truth[id]);
      weights.push(weight[id]);
    }
  }
  return { traits: found, kinds: Uint8Array.from(kinds), weights: Float32Array.from(weights) };
}
