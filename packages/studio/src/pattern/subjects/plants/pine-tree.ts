import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** Tiers from the lowest to the top. */
const TIERS = [
  mirrored('0 16!, 30 44, 64 74!, 48 72, 40 78, 26 73, 14 79, 0 74'),
  mirrored('0 -22!, 24 8, 52 38!, 38 37, 30 43, 18 38, 8 43, 0 39'),
  mirrored('0 -58!, 18 -32, 40 -2!, 28 -3, 20 3, 10 -1, 0 3'),
  mirrored('0 -90!, 12 -66, 28 -36!, 18 -37, 10 -32, 0 -35'),
];
const TRUNK = silhouette('-7 66!, 7 66!, 9 95!, -9 95!');
const STAR = mirrored('0 -100!, 4 -92, 12 -91!, 6 -86, 8 -78!, 0 -82');
const BAUBLES = [
  [-0.14, -0.42],
  [0.1, -0.5],
  [-0.24, -0.06],
  [0.06, -0.1],
  [0.26, -0.03],
  [-0.34, 0.32],
  [-0.06, 0.28],
  [0.22, 0.34],
  [-0.42, 0.68],
  [-0.12, 0.66],
  [0.16, 0.68],
  [0.44, 0.66],
] as const;

function trim(f: Figure, green: Hex): void {
  const colours = [
    tintOver(f.pen, '#c8383f', green),
    tintOver(f.pen, '#e0b04a', green),
    tintOver(f.pen, '#f6ecd8', green),
  ];
  BAUBLES.forEach(([x, y], i) => f.ball([x, y, 0.055], { colour: colours[i % 3] }));
  f.fill(STAR, { colour: tint(f.pen, '#e8bd4c') });
}

/** A fir: plain, or trimmed for Christmas. */
export const pineTree: Subject = {
  id: 'pine-tree',
  group: 'plant',
  words: [
    'pine tree',
    'fir',
    'fir tree',
    'spruce',
    'evergreen',
    'pine',
    'christmas',
    'woodland',
    'tree',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#2f6b4f', '#3f7a55', '#2a5f58']));
    f.fill(TRUNK, { colour: tint(pen, '#7a5538') });
    TIERS.forEach((tier, i) => {
      f.fill(tier, {
        colour: adjust(green, -0.07 + i * 0.02),
        tip: adjust(green, 0.03 + i * 0.015),
      });
      furMarks(f, tier, { colour: adjust(green, 0.13), count: 26, lie: 3.14, length: 0.09 });
    });
    if (pen.rng.chance(0.45)) trim(f, green);
  },
};
