import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { barkBrown, fruitLeaves } from './fruit-leaves.ts';
import { speckle } from './speckle.ts';

const BODY = silhouette(
  '4 -66, 20 -60, 26 -36, 34 -10, 56 18, 60 52, 40 80, 8 86, -2 84, -14 86, -46 76, -60 44, -50 10, -30 -16, -22 -42, -12 -62',
);
const CHEEK = silhouette('14 -44, 26 -20, 52 14, 58 44, 44 72, 22 82, 34 50, 26 10');
const GLEAM = silhouette('-42 36, -36 10, -20 -12, -24 10, -32 40');
const SKINS = ['#c3bd4a', '#a8b457', '#d9b250'] as const;

export const pear: Subject = {
  id: 'pear',
  group: 'fruit',
  words: ['pear', 'fruit', 'orchard', 'autumn fruit'],
  shows: ['leaf', 'stem', 'stalk'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const skin = tint(pen, pen.rng.pick(SKINS));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      fruitLeaves(f, { x: 0.08, y: -0.76, turns: [1.25], length: 0.62, width: 0.3 });
      f.line(
        [
          [0.04, -0.62],
          [0.08, -0.8],
          [0, -0.94],
        ],
        { colour: barkBrown(f), width: 0.07 },
      );
      f.fill(BODY, { colour: adjust(skin, -0.04), tip: adjust(skin, 0.06) });
      f.shade(CHEEK, tint(pen, '#c8663d'), 0.28);
      f.gleam(GLEAM);
      speckle(f, [0, 0.4, 0.44], { count: 24, colour: adjust(skin, -0.16) });
    });
  },
};
