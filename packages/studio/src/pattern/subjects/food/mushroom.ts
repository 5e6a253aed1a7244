import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const STEM = silhouette(
  '-14 -12, 14 -12, 14 20, 20 58, 28 84, 12 92, -12 92, -26 84, -18 56, -13 20',
);
const CAP = silhouette('-76 2, -70 -30, -44 -66, 0 -82, 44 -66, 70 -30, 76 2, 60 10, 0 14, -60 10');
const TALL_CAP = silhouette(
  '-52 14, -50 -22, -30 -66, 0 -86, 30 -66, 50 -22, 52 14, 30 20, 0 22, -30 20',
);
const UNDER = silhouette('-70 2, -40 -4, 0 -6, 40 -4, 70 2, 44 14, 0 18, -44 14');
const SKIRT = silhouette('-18 22, 0 18, 18 22, 24 36, 12 33, 4 39, -6 33, -14 39, -24 35');
const SPOTS = [
  [-0.34, -0.36, 0.12],
  [0.1, -0.58, 0.1],
  [0.4, -0.26, 0.12],
  [-0.02, -0.22, 0.11],
  [-0.58, -0.1, 0.07],
  [-0.22, -0.64, 0.06],
  [0.62, -0.06, 0.06],
  [0.24, -0.06, 0.055],
] as const;
const GRASS = [
  '-30 92, -34 78, -42 66',
  '-24 93, -24 80, -28 72',
  '28 92, 32 76, 42 68',
  '34 93, 42 84, 50 80',
].map(silhouette);

function gills(f: Figure, colour: Hex): void {
  f.inside(UNDER, () => {
    for (let i = -8; i <= 8; i += 1)
      f.line(
        [
          [i * 0.03, -0.1],
          [i * 0.1, 0.2],
        ],
        { colour, width: 0.016, alpha: 0.8 },
      );
  });
}

function toadstool(f: Figure, cap: Hex, stem: Hex): void {
  f.fill(CAP, { colour: adjust(cap, -0.05), tip: adjust(cap, 0.05) });
  f.inside(CAP, () => {
    for (const [x, y, r] of SPOTS)
      f.ball([x, y, r], {
        colour: tintOver(f.pen, '#fbf2e0', cap),
        tip: tintOver(f.pen, '#f6e9d2', cap),
      });
  });
  f.fill(UNDER, { colour: adjust(stem, -0.06) });
  gills(f, adjust(stem, -0.2));
}

function brownCap(f: Figure, cap: Hex): void {
  f.fill(TALL_CAP, { colour: adjust(cap, -0.06), tip: adjust(cap, 0.07) });
  f.inside(TALL_CAP, () => {
    for (let i = -5; i <= 5; i += 1)
      f.line(
        [
          [i * 0.1, 0.22],
          [i * 0.09, 0.02],
        ],
        { colour: adjust(cap, -0.15), width: 0.018, alpha: 0.8 },
      );
  });
  f.gleam(silhouette('-34 -14, -28 -42, -12 -60, -18 -36, -26 -10'), 0.25);
}

/** A spotted toadstool or a brown cap, in a little grass. */
export const mushroom: Subject = {
  id: 'mushroom',
  group: 'food',
  words: ['mushroom', 'toadstool', 'fungus', 'woodland', 'woodland animal', 'forage'],
  shows: ['cap', 'spotted', 'dot', 'spot'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const stem = tint(pen, '#f4e6cd');
    const isToadstool = pen.rng.chance(0.6);
    for (const blade of GRASS) f.line(blade, { colour: tint(pen, '#6f9455'), width: 0.04 });
    f.fill(STEM, { colour: adjust(stem, -0.06), tip: stem });
    f.fill(SKIRT, { colour: stem });
    for (const x of [-0.06, 0.05])
      f.line(
        [
          [x, 0.5],
          [x * 1.6, 0.8],
        ],
        { colour: adjust(stem, -0.18), width: 0.02, alpha: 0.7 },
      );
    if (isToadstool) toadstool(f, tint(pen, pen.rng.pick(['#cb3d36', '#d2693a', '#b5384a'])), stem);
    else brownCap(f, tint(pen, pen.rng.pick(['#a8703f', '#c08a52', '#8a5a45'])));
  },
};
