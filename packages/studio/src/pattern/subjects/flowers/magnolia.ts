import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';
import { type Bloom, naturalBloom } from './bloom.ts';

const BACK = mirrored('0 -62, 16 -50, 20 -22, 10 0, 0 4');
const SIDE = silhouette('0 4, 16 -2, 34 -18, 52 -44, 55 -60!, 40 -56, 20 -40, 4 -18');
const INNER = silhouette('0 4, 18 -8, 28 -32, 24 -62, 14 -66, 4 -46, -2 -18');
const FRONT = mirrored('0 -46, 14 -36, 21 -14, 12 4, 0 8');
const DROOP = silhouette('0 2, 20 4, 42 -8, 60 -6, 68 4, 54 14, 30 18, 6 10');
const BUD = mirrored('0 -46, 9 -36, 13 -14, 7 2, 0 4');

function cup(f: Figure, { colour, pale }: Bloom): void {
  const how = { colour, tip: adjust(pale, 0.04) };
  edged(f, BACK, how);
  for (const flip of [false, true]) f.at({ flip }, () => edged(f, SIDE, { ...how, along: 0.7 }));
  for (const flip of [true, false]) f.at({ flip }, () => edged(f, INNER, how));
  f.at({ flip: true }, () => edged(f, DROOP, { ...how, along: 1.5 }));
  edged(f, FRONT, { colour: adjust(colour, -0.03), tip: pale });
  if (!f.fine) return;
  for (const x of [-7, 0, 7])
    f.line(silhouette(`${x * 0.4} 0, ${x} -16, ${x * 0.9} -30`), {
      colour: adjust(colour, -0.1),
      width: 0.014,
      alpha: 0.6,
    });
}

/** Magnolias in profile on a bare branch: one open, one still a bud. */
export const magnolia: Subject = {
  id: 'magnolia',
  group: 'flower',
  words: ['magnolia', 'magnolia branch', 'magnolia blossom'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = naturalBloom(pen, ['#d98aa6', '#c97a9f', '#e0a7b5']);
    const [green] = pen.palette.leaves;
    const bark = tint(pen, '#6d5146');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-54 104 6, -30 70 5, -4 52 5, 12 30 4'), { colour: bark, along: 0.8 });
      edged(f, tube('-22 64 4, 20 72 3.5, 50 62 3, 66 36 2.5'), { colour: bark, along: 1.4 });
      edged(f, tube('-34 74 4, -52 44 3, -62 8 2.5'), { colour: bark });
      for (const [x, y, turn] of [
        [0.4, 0.68, 2.2],
        [-0.46, 0.9, -1.3],
      ] as const)
        leafAt(f, { x, y, turn, length: 0.46, width: 0.22, veins: 4 }, green);
      f.at({ x: 0.66, y: 0.34, turn: 0.25 }, () => {
        edged(f, BUD, { colour: bloom.deep, tip: bloom.colour });
        edged(f, mirrored('0 -6, 9 -10, 10 2, 0 8'), { colour: adjust(bark, 0.14) });
      });
      f.at({ x: -0.62, y: 0.08, turn: -0.2 }, () =>
        edged(f, mirrored('0 -24, 7 -16, 8 -2, 0 3'), { colour: adjust(bark, 0.16) }),
      );
      f.at({ x: 0.12, y: 0.24, turn: 0.1 }, () => {
        cup({ ...f }, bloom);
        edged(f, mirrored('0 -2, 8 0, 6 8, 0 10'), { colour: bark });
      });
    });
  },
};
