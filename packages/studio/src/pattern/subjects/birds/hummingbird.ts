import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { featherRow } from '../pieces/feathers.ts';
import { figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = tube('40 -34 8, 32 -34 13, 18 -14 14, 0 14 15, -16 40 8, -24 54 3');
const THROAT = silhouette('50 -38, 44 -24, 30 -8, 22 2, 16 -8, 28 -24');
const BELLY = silhouette('26 -4, 18 22, 0 44, -16 54, -6 34, 8 10');
const BEAK = silhouette('46 -38, 68 -44, 96 -52');
const THROATS = ['#c93556', '#e07a35', '#7a4fa5'] as const;

/** A hummingbird that hovers. */
export const hummingbird: Subject = {
  id: 'hummingbird',
  group: 'bird',
  words: ['hummingbird', 'colibri', 'bird', 'tropical bird', 'exotic bird', 'garden bird'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#2f8f74', '#3a9a5c', '#2a7f95']));
    const throat = tintOver(pen, pen.rng.pick(THROATS), green);
    const wing = tint(pen, '#5a86a5');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      const far = { from: [0.12, -0.16], to: [0.22, -0.24], turns: [-0.2, 0.42] } as const;
      featherRow(f, {
        ...far,
        count: 7,
        lengths: [0.42, 0.72],
        width: 0.14,
        colour: adjust(wing, -0.1),
      });
      featherRow(f, {
        from: [-0.14, 0.42],
        to: [-0.2, 0.4],
        count: 6,
        turns: [-2.9, -2.05],
        lengths: [0.46, 0.5],
        width: 0.13,
        colour: adjust(green, -0.1),
      });
      f.line(BEAK, { colour: tint(pen, '#2d282b'), width: 0.034 });
      f.fill(BODY, { colour: adjust(green, -0.04), tip: adjust(green, 0.06) });
      f.inside(BODY, () => {
        f.fill(BELLY, { colour: tintOver(pen, '#f3ead6', green) });
        f.fill(THROAT, { colour: throat });
      });
      scales(f, BODY, { colour: adjust(green, -0.12), size: 0.1, turn: 0.6, width: 0.016 });
      const near = { from: [-0.02, -0.02], to: [0.14, -0.14], turns: [-1.75, -0.62] } as const;
      featherRow(f, {
        ...near,
        count: 9,
        lengths: [0.44, 0.92],
        width: 0.15,
        colour: wing,
        tip: adjust(wing, 0.12),
      });
      featherRow(f, { ...near, count: 6, lengths: [0.24, 0.44], width: 0.14, colour: green });
      eye(f, [0.36, -0.38, 0.034]);
    });
  },
};
