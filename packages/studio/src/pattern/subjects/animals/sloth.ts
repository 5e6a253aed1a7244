import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BRANCH = tube('-96 -66 5, -40 -74 6, 20 -70 6, 96 -80 4');
const BODY = silhouette('-44 10, -20 -8, 16 -6, 40 8, 48 36, 30 60, -6 68, -38 56, -52 34');
const ARMS = [
  '-34 20 10, -44 -20 8, -34 -70 7',
  '34 20 10, 48 -20 8, 40 -72 7',
  '-16 4 9, -14 -30 8, -8 -70 7',
].map((text) => tube(text));
const HEAD = mirrored('0 -30, 26 -26, 36 0, 26 24, 0 30');

/** A sloth that hangs from a branch. */
export const sloth: Subject = {
  id: 'sloth',
  group: 'animal',
  words: ['sloth', 'sloths'],
  shows: ['hanging', 'hang', 'on branch', 'branch', 'sleeping', 'sleepy'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.9);
    const coat = tint(pen, pen.rng.pick(['#9a8068', '#a98f73', '#8a7360']));
    const pale = tintOver(pen, '#efe0c8', coat);
    const dark = tintOver(pen, '#5a4234', pale);
    f.at({ flip: pen.rng.chance(0.5), y: 0.08 }, () => {
      edged(f, ARMS[1], { colour: adjust(coat, -0.08) });
      edged(f, BRANCH, { colour: tint(pen, '#7a5a42') });
      for (const [x, turn] of [
        [-0.8, 0.6],
        [0.74, -0.5],
        [0.86, 2.4],
      ] as const)
        leafAt(f, { x, y: -0.72, turn, length: 0.34, width: 0.16, veins: 3 }, tint(pen, '#5f9a58'));
      edged(f, BODY, { colour: adjust(coat, -0.03), tip: coat });
      furMarks(f, BODY, { colour: adjust(coat, -0.12), count: 50, lie: 1.6 });
      edged(f, ARMS[0], { colour: coat });
      edged(f, ARMS[2], { colour: adjust(coat, 0.03) });
      f.at({ x: 0.4, y: 0.06, turn: 0.12 }, () => {
        edged(f, HEAD, { colour: adjust(coat, 0.02) });
        f.fill(mirrored('0 -18, 20 -14, 26 4, 16 20, 0 24'), { colour: pale });
        for (const flip of [false, true])
          f.at({ flip }, () => {
            f.patch(silhouette('4 -8, 12 -10, 28 4, 26 10, 10 2'), dark);
            f.dot([0.11, -0.02, 0.036], '#1f1a1c');
          });
        f.patch(mirrored('0 2, 7 3, 4 9, 0 10'), dark);
        f.line(silhouette('-10 14, 0 18, 10 14'), { colour: dark, width: 0.022 });
      });
    });
  },
};
