import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { oneOf, tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -86, 9 -84, 12 -60, 24 -34, 54 0, 64 38, 46 72, 18 84, 0 85');
const RIBS = [
  '-4 -60, -26 -8, -32 40, -16 78',
  '2 -58, 0 0, 2 40, 0 80',
  '6 -60, 30 -6, 36 40, 18 78',
  '-8 -56, -44 8, -52 44',
].map(silhouette);
const STALK = mirrored('0 -98, 8 -96, 7 -80, 0 -76');

const around = (angle: number, reach: number): PathPoint => [
  Math.cos(angle) * reach * 0.78,
  0.28 + Math.sin(angle) * reach,
];

function cut(f: Figure, skin: Hex): void {
  const pith = tintOver(f.pen, '#f5e7cf', skin);
  f.fill(
    BODY.map(([x, y]): PathPoint => [x * 0.88, y * 0.9 + 0.02]),
    { colour: pith, tip: pith },
  );
  const flesh = tintOver(f.pen, '#c8475a', pith);
  const heart = mirrored('0 -24, 14 -20, 34 2, 42 34, 32 58, 12 68, 0 69');
  f.fill(heart, { colour: adjust(flesh, -0.03), tip: adjust(flesh, 0.06) });
  for (let i = 0; i < 34; i += 1) {
    const angle = (i / 34) * TAU + f.pen.rng.range(-0.05, 0.05);
    f.line([around(angle, 0.17), around(angle, 0.32)], {
      colour: adjust(flesh, 0.16, 0.7),
      width: 0.016,
      alpha: 0.7,
    });
    if (f.fine) {
      const [x, y] = around(angle, f.pen.rng.range(0.2, 0.36));
      f.dot([x, y, 0.019], adjust(flesh, 0.2, 0.6));
    }
  }
  f.fill(mirrored('0 8, 9 20, 8 40, 0 48'), { colour: adjust(flesh, -0.12) });
}

/** A fig, whole or cut. */
export const fig: Subject = {
  id: 'fig',
  group: 'fruit',
  words: ['fig', 'fruit', 'autumn fruit', 'mediterranean fruit'],
  shows: ['whole', 'cut', 'cut in half', 'half', 'halved', 'open', 'sliced', 'seed'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, oneOf(pen, ['#5f3c63', '#6d4569', '#6f7f4a']));
    f.fill(STALK, { colour: tint(pen, '#7d8a4c') });
    f.fill(BODY, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.08) });
    if (pen.rng.chance(0.5)) cut(f, skin);
    else {
      for (const rib of RIBS) f.line(rib, { colour: adjust(skin, 0.14), width: 0.026, alpha: 0.7 });
      f.gleam(silhouette('-46 30, -42 4, -28 -16, -30 4, -38 28'), 0.2);
    }
  },
};
