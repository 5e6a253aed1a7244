import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_EYES, wear } from '../pieces/wear.ts';

const BODY = silhouette(
  '0 -34, 26 -30, 40 -8, 44 28, 40 62, 0 70, -40 62, -44 28, -40 -8, -26 -30',
);
const HEAD = mirrored('0 -56, 18 -58, 24 -74, 40 -74, 47 -56, 54 -36, 46 -14, 20 -4, 0 -2');
const THIGH = silhouette('24 30, 50 14, 76 30, 74 58, 84 72, 70 80, 40 76, 26 60');
const ARM = tube('20 12 9, 26 44 8, 20 70 7');
const TOES = [
  '20 70, 6 78',
  '20 70, 20 80',
  '20 70, 34 78',
  '72 74, 62 84',
  '72 74, 78 85',
  '72 74, 92 80',
].map(silhouette);

/** A frog that sits and looks up. */
export const frog: Subject = {
  id: 'frog',
  group: 'animal',
  words: ['frog', 'tree frog', 'froggy', 'pond animal'],
  wears: WITH_EYES,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.91);
    const skin = tint(pen, pen.rng.pick(['#6fa04a', '#7fae5a', '#4f8f6a']));
    const belly = tintOver(pen, '#e9e6b4', skin);
    for (const flip of [false, true])
      f.at({ flip }, () =>
        edged(f, THIGH, { colour: adjust(skin, -0.07), tip: adjust(skin, -0.02) }),
      );
    edged(f, BODY, { colour: adjust(skin, -0.03), tip: skin });
    f.fill(mirrored('0 -10, 22 -2, 26 30, 20 58, 0 64'), { colour: belly });
    for (const flip of [false, true])
      f.at({ flip }, () => {
        for (const toe of TOES) {
          f.line(toe, { colour: adjust(skin, -0.04), width: 0.05 });
        }
        edged(f, ARM, { colour: adjust(skin, -0.02) });
      });
    edged(f, HEAD, { colour: skin, tip: adjust(skin, 0.06) });
    for (const x of [-0.31, 0.31]) {
      f.glint([x, -0.6, 0.12], belly);
      eye(f, [x, -0.6, 0.075]);
    }
    wear(f, {
      neck: [0, -0.02, 0.36],
      head: [0, -0.58, 0.2],
      eyes: [
        [-0.31, -0.6, 0.15],
        [0.31, -0.6, 0.15],
      ],
    });
    f.line(silhouette('-38 -30, -20 -17, 0 -14, 20 -17, 38 -30'), {
      colour: adjust(skin, -0.24),
      width: 0.036,
    });
    for (const x of [-0.05, 0.05]) f.dot([x, -0.36, 0.014], adjust(skin, -0.24));
    for (const [x, y, r] of [
      [-0.34, 0.02, 0.05],
      [0.36, 0.1, 0.04],
      [0.56, 0.4, 0.06],
      [-0.58, 0.44, 0.05],
      [-0.5, 0.6, 0.035],
    ] as const)
      f.dot([x, y, r], adjust(skin, -0.13));
  },
};
