import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { barkBrown, fruitLeaves } from './fruit-leaves.ts';
import { speckle } from './speckle.ts';

const BODY = mirrored('0 -38, 22 -50, 56 -44, 76 -12, 70 30, 44 70, 20 80, 0 73');
const GLEAM = silhouette('-56 2, -50 -22, -34 -36, -40 -14, -46 10');
const CORE = mirrored('0 -16, 16 -4, 18 14, 0 34');
const PIP = mirrored('0 -11, 6 2, 0 9');
const SKINS = ['#c9313a', '#d8503a', '#8fae45'] as const;

function whole(f: Figure, skin: Hex): void {
  fruitLeaves(f, { x: 0.05, y: -0.56, turns: [1.05], length: 0.6, width: 0.3 });
  f.fill(BODY, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.05) });
  f.gleam(GLEAM, 0.36);
  speckle(f, [0.1, 0.16, 0.5], { count: 22, colour: adjust(skin, 0.16, 0.8) });
  f.line(
    [
      [-0.2, -0.4],
      [0, -0.31],
      [0.2, -0.4],
    ],
    { colour: adjust(skin, -0.16), width: 0.05, alpha: 0.8 },
  );
  f.line(
    [
      [0, -0.33],
      [0.02, -0.56],
      [0.1, -0.74],
    ],
    { colour: barkBrown(f), width: 0.075 },
  );
}

function half(f: Figure, skin: Hex): void {
  f.line(
    [
      [0, -0.3],
      [0.02, -0.56],
      [0.1, -0.7],
    ],
    { colour: barkBrown(f), width: 0.075 },
  );
  f.fill(BODY, { colour: skin });
  const flesh = tintOver(f.pen, '#fbefd2', skin);
  f.fill(
    BODY.map(([x, y]) => [x * 0.88, y * 0.88 + 0.02]),
    { colour: flesh, tip: adjust(flesh, -0.03) },
  );
  f.fill(CORE, { colour: adjust(flesh, -0.07, 1.5), tip: adjust(flesh, -0.05, 1.5) });
  for (const x of [-0.075, 0.075]) {
    f.at({ x, y: 0.1, turn: x * 3 }, () => f.patch(PIP, '#5b3521'));
  }
}

export const apple: Subject = {
  id: 'apple',
  group: 'fruit',
  words: ['apple', 'fruit', 'orchard', 'autumn fruit'],
  shows: [
    'leaf',
    'stem',
    'stalk',
    'whole',
    'cut',
    'cut in half',
    'half',
    'halved',
    'open',
    'sliced',
    'seed',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(SKINS));
    if (pen.rng.chance(0.35)) half(f, skin);
    else whole(f, skin);
  },
};
