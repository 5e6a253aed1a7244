import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const TAIL = tube(
  '-6 78 10, -40 80 18, -62 48 22, -54 4 22, -62 -38 20, -48 -70 18, -22 -66 12, -24 -50 5',
);
const BODY = silhouette(
  '8 -20, 26 -10, 32 12, 28 40, 38 66, 34 86, -10 90, -28 84, -30 54, -18 20, -8 -6',
);
const HEAD = silhouette(
  '4 -26, -2 -44, 2 -58, 2 -80!, 14 -66, 30 -64, 48 -50, 56 -36, 46 -24, 28 -18, 14 -18',
);
const THIGH = silhouette('-6 44, -28 52, -30 78, -12 90, 32 90, 40 84, 18 80, 16 58');
const ARM = tube('8 10 8, 24 24 7, 40 12 6');

/** A red squirrel with an acorn, its tail over its back. */
export const squirrel: Subject = {
  id: 'squirrel',
  group: 'animal',
  words: ['squirrel', 'red squirrel', 'woodland animal', 'forest animal', 'autumn animal'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const red = tint(pen, pen.rng.pick(['#b5623a', '#a3552f', '#8a7466']));
    const cream = tintOver(pen, '#f6e6cc', red);
    f.at({ flip: pen.rng.chance(0.5), x: 0.1 }, () => {
      edged(f, TAIL, { colour: adjust(red, -0.05), tip: adjust(red, 0.05) });
      furMarks(f, TAIL, { colour: adjust(red, 0.14), count: 50, lie: 0, length: 0.16 });
      furMarks(f, TAIL, { colour: adjust(red, -0.14), count: 40, lie: 0.3, length: 0.14 });
      edged(f, BODY, { colour: adjust(red, -0.03), tip: adjust(red, 0.03) });
      f.fill(silhouette('22 -6, 30 12, 26 38, 28 62, 14 60, 12 24'), { colour: cream });
      edged(f, THIGH, { colour: adjust(red, -0.05), tip: red });
      furMarks(f, BODY, { colour: adjust(red, -0.14), count: 26, lie: 3.1 });
      f.ball([0.46, 0.06, 0.1], { colour: tintOver(pen, '#c99a5a', red) });
      f.fill(silhouette('36 0, 40 -10, 54 -10, 57 0, 46 4'), {
        colour: tintOver(pen, '#6f5036', red),
      });
      edged(f, ARM, { colour: red });
      edged(f, HEAD, { colour: red, tip: adjust(red, 0.05) });
      f.fill(silhouette('54 -34, 44 -24, 28 -20, 30 -32, 42 -40'), { colour: cream });
      f.patch(silhouette('5 -60, 5 -72, 11 -62'), adjust(red, -0.2));
      eye(f, [0.32, -0.46, 0.045], cream);
      f.dot([0.55, -0.38, 0.035], '#241d1f');
    });
  },
};
