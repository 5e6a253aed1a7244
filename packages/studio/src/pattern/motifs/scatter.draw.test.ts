import { REPEATS } from '@toile/contract';
import { expect, it } from 'vitest';
import { LAYOUTS } from '../prompt/settings-words.ts';
import { scatterMotif } from './scatter.ts';
import { drawMotif } from './testing/draw-motif.ts';
import { joinScore } from './testing/join-score.ts';

/** Lines of a design may lie on the joins and differ by chance; a cut figure differs by more. */
const most = (inside: number) => Math.max(inside * 1.25, 2);

const CASES = LAYOUTS.flatMap((layout) => REPEATS.map((repeat) => [layout, repeat] as const));

it.each(CASES)('things laid out in %s meet their neighbours as %s says', (layout, repeat) => {
  const score = joinScore(drawMotif(scatterMotif, { repeat, layout }));
  expect.soft(score.across).toBeLessThanOrEqual(most(score.insideAcross));
  expect.soft(score.down).toBeLessThanOrEqual(most(score.insideDown));
});
