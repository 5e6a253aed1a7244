import { it } from 'vitest';
import { expectRender, type RenderCase } from './testing/expect-render.ts';

/** The other cloths, in every light, prints and sheer cloth. */
const CASES: readonly RenderCase[] = [
  ['burgundy velvet dress', 'dress', 1],
  ['white tulle dress', 'dress', 3],
  ['gold metallic dress', 'dress', 2],
  ['red sequin dress', 'dress', 3],
  ['grey fur dress', 'dress', 1],
  ['brown leather coat, blue jeans', 'coat', 0],
  ['', 'stripes', 2],
  ['navy chiffon dress', 'dots', 3],
];

it.each(CASES)('%s, of the sketch of %s, picture %i, looks as it did', (...each) =>
  expectRender(...each),
);
