import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { featherRow } from '../pieces/feathers.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const NECK = tube('18 4 9, 36 -10 7, 34 -30 5.5, 12 -46 5, 8 -70 5, 24 -86 6, 38 -82 7.5');
const BODY = silhouette('30 0, 26 18, 6 28, -22 26, -56 32!, -44 12, -28 -6, 0 -14, 20 -12');
const BEAK = silhouette('42 -88, 54 -80, 58 -68, 50 -58!, 48 -68, 38 -74');
const BEAK_TIP = silhouette('54 -74, 62 -70, 56 -54, 46 -56, 50 -68');
const STRAIGHT_LEG = silhouette('2 24, 4 56, 2 92');
const BENT_LEG = silhouette('-6 24, -26 46, 0 58, -4 62');
const FOOT = silhouette('-4 93, 6 90, 16 94');

/** A flamingo on one leg. */
export const flamingo: Subject = {
  id: 'flamingo',
  group: 'bird',
  words: ['flamingo', 'bird', 'tropical bird', 'exotic bird'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const pink = tint(pen, pen.rng.pick(['#ee8d9a', '#f0787f', '#f2a3a0']));
    const deep = adjust(pink, -0.12, 1.1);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const leg of [BENT_LEG, STRAIGHT_LEG, FOOT]) f.line(leg, { colour: deep, width: 0.038 });
      featherRow(f, {
        from: [-0.3, 0.08],
        to: [-0.36, 0.2],
        count: 4,
        turns: [-1.7, -2.1],
        lengths: [0.36, 0.32],
        width: 0.13,
        colour: adjust(pink, 0.06),
      });
      f.fill(BODY, { colour: adjust(pink, -0.03), tip: adjust(pink, 0.04) });
      const arm = { from: [-0.32, 0.12], to: [0.12, -0.02] } as const;
      featherRow(f, {
        ...arm,
        count: 7,
        turns: [-1.9, -2],
        lengths: [0.36, 0.4],
        width: 0.15,
        colour: deep,
      });
      featherRow(f, {
        ...arm,
        count: 6,
        turns: [-1.8, -2],
        lengths: [0.2, 0.28],
        width: 0.14,
        colour: pink,
      });
      f.fill(NECK, { colour: adjust(pink, -0.02), tip: adjust(pink, 0.05) });
      f.fill(BEAK, { colour: tint(pen, '#f7e3d0') });
      f.inside(BEAK, () => f.patch(BEAK_TIP, '#2c2528'));
      eye(f, [0.36, -0.85, 0.028]);
    });
  },
};
