import { adjust, type Hex, mix } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { barkBrown, fruitLeaves } from './fruit-leaves.ts';
import { speckle } from './speckle.ts';

const BODY = mirrored('0 -50, 26 -60, 58 -46, 74 -8, 64 36, 32 66, 0 78');
const BLUSH = silhouette('10 -52, 40 -54, 66 -30, 72 4, 58 40, 28 66, 36 30, 34 -10, 22 -34');
const STONE = mirrored('0 -26, 14 -16, 22 4, 14 24, 0 34');
const GROOVES = ['-8 -12, -10 4, -6 20', '1 -18, 0 2, 2 24', '10 -8, 9 6, 8 18'].map(silhouette);

function whole(f: Figure, flesh: Hex, blush: Hex): void {
  fruitLeaves(f, { x: 0, y: -0.5, turns: [-0.95, 0.8], length: 0.66, width: 0.32 });
  f.line(
    [
      [0, -0.5],
      [0.03, -0.7],
    ],
    { colour: barkBrown(f), width: 0.08 },
  );
  f.fill(BODY, { colour: flesh, tip: mix(flesh, blush, 0.35) });
  f.shade(BLUSH, blush, 0.5);
  speckle(f, [0.2, 0, 0.42], { count: 18, colour: adjust(blush, -0.04) });
  f.line(
    [
      [0.02, -0.48],
      [-0.14, -0.2],
      [-0.14, 0.2],
      [-0.02, 0.5],
    ],
    {
      colour: adjust(blush, -0.1),
      width: 0.03,
      alpha: 0.7,
    },
  );
}

function half(f: Figure, flesh: Hex, blush: Hex): void {
  f.fill(BODY, { colour: blush, tip: adjust(blush, 0.04) });
  f.fill(
    BODY.map(([x, y]) => [x * 0.87, y * 0.87 + 0.02]),
    { colour: adjust(flesh, 0.05), tip: flesh },
  );
  f.fill(
    STONE.map(([x, y]) => [x * 1.45, y * 1.35]),
    { colour: mix(flesh, blush, 0.7) },
  );
  const brown = adjust(barkBrown(f), 0.02);
  f.fill(STONE, { colour: brown, tip: adjust(brown, 0.08) });
  if (f.fine)
    for (const groove of GROOVES) f.line(groove, { colour: adjust(brown, -0.12), width: 0.028 });
}

export const peach: Subject = {
  id: 'peach',
  group: 'fruit',
  words: ['peach', 'apricot', 'stone fruit', 'fruit', 'summer fruit'],
  shows: ['leaf', 'whole', 'cut', 'cut in half', 'half', 'halved', 'open', 'sliced'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const flesh = tint(pen, '#f6b170');
    const blush = tint(pen, '#e2725b');
    if (pen.rng.chance(0.4)) half(f, flesh, blush);
    else whole(f, flesh, blush);
  },
};
