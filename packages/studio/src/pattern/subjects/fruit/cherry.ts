import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { fruitLeaves, leafGreen } from './fruit-leaves.ts';

const CHERRY = mirrored('0 -30, 14 -36, 32 -28, 38 -4, 26 24, 0 36');
const SHADE = silhouette('14 -34, 34 -26, 38 -4, 26 24, 4 35, 20 12, 22 -12');
const GLEAM = silhouette('-24 -4, -18 -18, -8 -22, -12 -12, -17 4');

function hang(f: Figure, { x, y, turn }: { x: number; y: number; turn: number }, red: Hex): void {
  f.at({ x, y, turn }, () => {
    f.fill(CHERRY, { colour: adjust(red, -0.05), tip: adjust(red, 0.05) });
    f.shade(SHADE, adjust(red, -0.12), 0.3);
    f.gleam(GLEAM, 0.45);
    f.line(
      [
        [-0.09, -0.27],
        [0, -0.24],
        [0.09, -0.27],
      ],
      { colour: adjust(red, -0.14), width: 0.03, alpha: 0.8 },
    );
  });
}

export const cherry: Subject = {
  id: 'cherry',
  group: 'fruit',
  words: ['cherry', 'berry', 'fruit', 'summer fruit'],
  shows: ['leaf', 'stem', 'stalk'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const red = tint(pen, '#c2243c');
    const stalk = { colour: leafGreen(f), width: 0.05 };
    const flip = pen.rng.chance(0.5);
    f.at({ flip }, () => {
      fruitLeaves(f, { x: 0.1, y: -0.74, turns: [1.35, 2.1], length: 0.74, width: 0.36 });
      hang(f, { x: -0.48, y: 0.34, turn: 0.12 }, red);
      hang(f, { x: 0.34, y: 0.56, turn: -0.1 }, adjust(red, 0.035));
      f.line(
        [
          [0.1, -0.76],
          [-0.22, -0.38],
          [-0.46, 0.1],
        ],
        stalk,
      );
      f.line(
        [
          [0.1, -0.76],
          [0.24, -0.25],
          [0.32, 0.32],
        ],
        stalk,
      );
      f.line(
        [
          [0.02, -0.8],
          [0.18, -0.73],
        ],
        { ...stalk, width: 0.09 },
      );
    });
  },
};
