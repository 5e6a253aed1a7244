import { adjust } from '../../../core/colour.ts';
import { mirrored, spine } from '../../outline/silhouette.ts';
import { pointOn, tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HEAD = mirrored('0 -92, 26 -86, 42 -64, 40 -38, 28 -18, 30 4, 0 12');
/** Arms of the right side, the hindmost first. */
const ARMS = [
  '24 -6 9, 50 -20 7, 74 -8 6, 88 -26 5, 76 -40 4, 68 -28 2',
  '24 0 10, 54 6 8, 78 22 7, 92 8 5, 86 -4 2',
  '18 4 10, 40 30 9, 70 42 7, 84 62 5, 70 72 4, 62 62 2',
  '8 6 11, 16 40 9, 40 62 7, 44 84 5, 30 92 4, 24 82 2',
].map(spine);

/** An octopus that curls its arms. */
export const octopus: Subject = {
  id: 'octopus',
  group: 'sea',
  words: [
    'octopus',
    'kraken',
    'sea creature',
    'under the sea',
    'ocean life',
    'marine life',
    'sea life',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#c95a4f', '#7a5a9c', '#d98452', '#3f8a8f']));
    const pale = tintOver(pen, adjust(skin, 0.2, 0.6), skin);
    ARMS.forEach((arm, i) => {
      for (const flip of [false, true]) {
        f.at({ flip }, () => {
          f.fill(tube(arm), {
            colour: adjust(skin, -0.08 + i * 0.02),
            tip: adjust(skin, -0.03 + i * 0.02),
          });
          if (!f.fine) return;
          for (let t = 1; t < arm.length - 1.3; t += 0.42) {
            const [x, y, half] = pointOn(arm, t);
            f.dot([x, y + half * 0.35, half * 0.34], pale);
          }
        });
      }
    });
    f.fill(HEAD, { colour: adjust(skin, -0.02), tip: adjust(skin, 0.06) });
    for (const [x, y, r] of [
      [-0.16, -0.68, 0.05],
      [0.1, -0.74, 0.04],
      [0.2, -0.58, 0.032],
      [-0.06, -0.56, 0.03],
    ] as const) {
      f.dot([x, y, r], adjust(skin, 0.1));
    }
    for (const x of [-0.17, 0.17]) eye(f, [x, -0.24, 0.055], pale);
  },
};
