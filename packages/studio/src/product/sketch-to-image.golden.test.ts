import { it } from 'vitest';
import { expectRender, type RenderCase } from './testing/expect-render.ts';

/** Cloths that differ most: silk and a knit. */
const CASES: readonly RenderCase[] = [
  ['emerald silk dress', 'dress', 0],
  ['cream knit sweater, blue denim jeans', 'knit', 1],
];

it.each(CASES)('%s, of the sketch of %s, picture %i, looks as it did', (...each) =>
  expectRender(...each),
);
