import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

const BODY = silhouette(
  '60 -36, 76 -42, 90 -30, 94 -18, 84 -12, 70 -12, 58 -2, 46 12, 20 20, -14 22, -34 30, -50 30, -64 16, -66 -8, -52 -24, -26 -26, 4 -30, 34 -30',
);
const FAR_FORELEG = tube('44 4 9, 70 10 6, 96 2 4');
const NEAR_FORELEG = tube('38 6 10, 62 24 6, 86 26 4');
const HIND = [
  tube('-46 8 16, -66 30 10, -84 34 6, -98 48 4'),
  tube('-40 12 17, -50 38 10, -70 50 6, -88 66 5'),
];
const EARS = [
  silhouette('70 -40, 54 -62, 34 -78, 26 -76, 34 -60, 58 -36'),
  silhouette('66 -38, 42 -54, 14 -60, 8 -54, 26 -42, 54 -32'),
];
const INNER = silhouette('60 -36, 40 -48, 18 -54, 30 -44, 54 -33');

/** A hare that leaps, stretched out, its long ears laid back. */
export const hare: Subject = {
  id: 'hare',
  group: 'animal',
  words: [
    'hare',
    'jackrabbit',
    'jack rabbit',
    'leaping rabbit',
    'leaping hare',
    'running rabbit',
    'running hare',
    'jumping rabbit',
    'hopping bunny',
    'leaping bunny',
  ],
  shows: ['leaping', 'leap', 'running', 'run', 'jumping', 'bounding', 'racing', 'hopping'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const coat = tint(pen, pen.rng.pick(['#a67c52', '#b08b62', '#93735a']));
    const deep = adjust(coat, -0.13);
    f.at({ flip: pen.rng.chance(0.5), y: 0.06, turn: -0.1 }, () => {
      edged(f, FAR_FORELEG, { colour: adjust(coat, -0.1) });
      edged(f, HIND[0], { colour: adjust(coat, -0.1) });
      edged(f, EARS[0], { colour: adjust(coat, -0.08) });
      edged(f, silhouette('-62 -12, -78 -22, -86 -12, -74 0'), {
        colour: tintWhite(pen, '#f8f0e2'),
      });
      edged(f, BODY, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.04) });
      furMarks(f, BODY, { colour: deep, count: 70, lie: -1.7 });
      edged(f, HIND[1], { colour: adjust(coat, -0.04), tip: coat });
      edged(f, NEAR_FORELEG, { colour: adjust(coat, -0.04) });
      edged(f, EARS[1], { colour: coat });
      f.shade(INNER, pen.natural('#d99f8b'), 0.7);
      eye(f, [0.76, -0.28, 0.04], adjust(coat, 0.16));
      f.dot([0.92, -0.19, 0.026], '#3a2a28');
    });
  },
};
