import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SHELL = mirrored('0 -18, 26 -20, 50 -8, 56 12, 36 36, 14 44, 0 45');
const LEGS = [
  '44 14 6, 74 12 5, 92 34 2',
  '42 22 6, 68 30 5, 80 56 2',
  '34 30 6, 54 48 5, 58 76 2',
].map((leg) => tube(leg));
const ARM = tube('44 -2 7, 70 -18 7, 68 -44 7');
const CLAW = silhouette(
  '66 -42, 52 -52, 48 -74, 60 -94!, 64 -70, 72 -64!, 78 -72, 84 -92!, 94 -72, 90 -52, 78 -40',
);

/** A crab with its claws raised. */
export const crab: Subject = {
  id: 'crab',
  group: 'sea',
  words: [
    'crab',
    'crustacean',
    'seafood',
    'sea life',
    'sea creature',
    'under the sea',
    'ocean life',
    'marine life',
    'cancer zodiac',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.89);
    const shell = tint(pen, pen.rng.pick(['#d35a44', '#e0734f', '#c9574f']));
    const pale = tintOver(pen, '#f6d7bd', shell);
    for (const flip of [false, true])
      f.at({ flip }, () => {
        for (const leg of LEGS)
          edged(f, leg, { colour: adjust(shell, -0.08), tip: adjust(shell, -0.03), along: 1.6 });
        const lift = flip ? 0.06 : -0.04;
        f.at({ turn: lift }, () => {
          edged(f, ARM, { colour: adjust(shell, -0.05) });
          edged(f, CLAW, { colour: shell, tip: adjust(shell, 0.06) });
          f.line(silhouette('58 -60, 62 -52, 72 -48'), { colour: pale, width: 0.03, alpha: 0.8 });
        });
        f.line(silhouette('16 -14, 20 -34'), { colour: adjust(shell, -0.05), width: 0.06 });
        f.ball([0.2, -0.38, 0.09], { colour: '#fdf6ea' });
        f.dot([0.19, -0.38, 0.048], '#1f1a1c');
      });
    edged(f, SHELL, { colour: adjust(shell, -0.05), tip: adjust(shell, 0.05) });
    for (const [x, y, r] of [
      [-0.24, 0.02, 0.055],
      [0.22, -0.02, 0.045],
      [0.02, -0.08, 0.04],
      [-0.06, 0.1, 0.03],
      [0.32, 0.12, 0.03],
    ] as const)
      f.dot([x, y, r], pale);
    f.line(silhouette('-16 26, 0 32, 16 26'), { colour: adjust(shell, -0.2), width: 0.035 });
  },
};
