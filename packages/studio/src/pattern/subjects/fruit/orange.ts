import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { citrusSlice } from './citrus-slice.ts';
import { barkBrown, fruitLeaves } from './fruit-leaves.ts';
import { speckle } from './speckle.ts';

const GLEAM = silhouette('-46 -14, -34 -34, -16 -44, -26 -24, -38 0');

function whole(f: Figure, colour: string): void {
  f.ball([0, 0.1, 0.76], { colour: adjust(colour, 0.04), tip: adjust(colour, -0.05) });
  f.gleam(GLEAM);
  speckle(f, [0.04, 0.14, 0.6], { count: 26, colour: adjust(colour, -0.08) });
  fruitLeaves(f, { x: 0.02, y: -0.58, turns: [-1.15, 0.75], length: 0.72, width: 0.36 });
  f.line(
    [
      [0.02, -0.56],
      [0.06, -0.74],
    ],
    { colour: barkBrown(f), width: 0.06 },
  );
}

export const orange: Subject = {
  id: 'orange',
  group: 'fruit',
  words: ['orange', 'mandarin', 'tangerine', 'clementine', 'citrus', 'citrus fruit', 'fruit'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.9);
    const colour = tint(pen, '#ee8a2b');
    if (pen.rng.chance(0.45)) citrusSlice(f, { rind: colour, flesh: adjust(colour, 0.03, 1.05) });
    else whole(f, colour);
  },
};
