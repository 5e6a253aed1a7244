import { it } from 'vitest';
import { expectRender, type RenderCase } from './testing/expect-render.ts';

/** The other cloths, in every light, prints, sheer cloth, and a flat. */
const CASES: readonly RenderCase[] = [
  ['black lace dress', 'dress', 2],
  ['camel wool coat', 'flat', 0],
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
