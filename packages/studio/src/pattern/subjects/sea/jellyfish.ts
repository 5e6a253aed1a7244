import { adjust } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BELL = mirrored(
  '0 -92, 28 -86, 50 -66, 60 -40, 62 -22, 54 -14, 44 -22, 34 -13, 24 -21, 12 -12, 0 -20',
);
const ARMS = [
  '-14 -18 8, -22 12 7, -8 40 6, -20 68 1',
  '14 -18 8, 8 10 7, 22 36 6, 10 72 1',
  '0 -18 8, -4 16 8, 6 48 6, -2 84 1',
].map((arm) => tube(arm));
const RIBS = [
  '-30 -78, -42 -54, -44 -26',
  '-10 -88, -16 -58, -16 -22',
  '10 -88, 16 -58, 16 -22',
  '30 -78, 42 -54, 44 -26',
].map(silhouette);
const GLEAM = silhouette('-40 -48, -32 -66, -16 -78, -24 -62, -34 -42');

/** A jellyfish that trails its arms. */
export const jellyfish: Subject = {
  id: 'jellyfish',
  group: 'sea',
  words: [
    'jellyfish',
    'medusa',
    'sea life',
    'sea creature',
    'under the sea',
    'ocean life',
    'marine life',
  ],
  shows: ['float', 'floating'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bell = tint(pen, pen.rng.pick(['#c98bb5', '#7fa5d0', '#e59a8f', '#8f87c7']));
    const deep = adjust(bell, -0.14);
    for (const x of [-48, -34, -20, 20, 34, 48]) {
      const sway = pen.rng.range(-9, 9);
      const strand: PathPoint[] = [
        [x, -18],
        [x + sway, 14],
        [x - sway, 44],
        [x * 0.9 + sway, 78],
      ].map(([px, py]): PathPoint => [px / 100, py / 100]);
      f.line(strand, { colour: deep, width: 0.026, alpha: 0.9 });
    }
    for (const arm of ARMS)
      f.fill(arm, { colour: adjust(bell, 0.06), tip: adjust(bell, -0.02), along: Math.PI });
    f.fill(BELL, { colour: adjust(bell, -0.05), tip: adjust(bell, 0.08) });
    if (f.fine) for (const rib of RIBS) f.line(rib, { colour: deep, width: 0.022, alpha: 0.6 });
    for (const x of [-0.3, -0.1, 0.1, 0.3])
      f.dot([x, -0.34 + Math.abs(x) * 0.1, 0.036], adjust(bell, 0.15));
    f.gleam(GLEAM, 0.35);
  },
};
