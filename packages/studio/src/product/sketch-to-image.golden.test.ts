import { it } from 'vitest';
import { expectRender, type RenderCase } from './testing/expect-render.ts';

/** Cloths that differ most: silk, lace, a knit, and a flat. */
const CASES: readonly RenderCase[] = [
  ['emerald silk dress', 'dress', 0],
  ['black lace dress', 'dress', 2],
  ['cream knit sweater, blue denim jeans', 'knit', 1],
  ['camel wool coat', 'flat', 0],
];

it.each(CASES)('%s, of the sketch of %s, picture %i, looks as it did', (...each) =>
  expectRender(...each),
);
