import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { oneOf, tint } from '../pieces/tints.ts';
import { barkBrown, leafGreen } from './fruit-leaves.ts';

/** Berries from the back row to the front. */
const BERRIES = [
  [-0.42, -0.2],
  [0.44, -0.18],
  [-0.32, 0.12],
  [0.36, 0.14],
  [-0.2, 0.4],
  [0.24, 0.42],
  [0, 0.74],
  [-0.2, -0.3],
  [0.2, -0.3],
  [0.02, -0.12],
  [-0.18, -0.02],
  [0.22, 0.0],
  [0.03, 0.2],
  [-0.12, 0.26],
  [0.14, 0.32],
  [0, 0.48],
  [0.06, 0.6],
] as const;
const VINE_LEAF = silhouette(
  '0 6, -16 16, -34 14!, -34 0, -50 -6!, -40 -18, -46 -36!, -26 -34, -20 -50, 0 -62!, 14 -46, 36 -46!, 32 -26, 48 -16!, 36 -4, 38 14!, 16 14',
);
const LEAF_VEINS = [
  '0 4, 0 -52',
  '0 2, -24 -18, -40 -30',
  '0 2, 22 -20, 32 -38',
  '0 4, -22 2, -40 -4',
  '0 4, 22 0, 40 -12',
].map(silhouette);
const TENDRIL = silhouette('10 -84, 30 -92, 46 -80, 40 -66, 32 -74, 42 -80');

/** A bunch of grapes with its leaf. */
export const grape: Subject = {
  id: 'grape',
  group: 'fruit',
  words: ['grape', 'grapevine', 'bunch of grape', 'vineyard', 'fruit', 'autumn fruit'],
  shows: ['leaf', 'bunch', 'cluster'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, oneOf(pen, ['#6b4380', '#53407f', '#8fae4f']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(TENDRIL, { colour: leafGreen(f), width: 0.03 });
      f.line(silhouette('2 -40, 4 -70, 14 -94'), { colour: barkBrown(f), width: 0.07 });
      BERRIES.forEach(([x, y], i) => {
        const shade = adjust(
          skin,
          -0.05 + (i / BERRIES.length) * 0.08 + pen.rng.range(-0.02, 0.02),
        );
        f.ball([x, y, 0.185], { colour: adjust(shade, 0.06), tip: adjust(shade, -0.07) });
        f.gleam(
          [
            [x - 0.1, y - 0.02],
            [x - 0.07, y - 0.1],
            [x - 0.01, y - 0.12],
            [x - 0.05, y - 0.06],
          ],
          0.4,
        );
      });
      f.at({ x: -0.22, y: -0.42, turn: -0.5 }, () => {
        const green = leafGreen(f);
        f.fill(VINE_LEAF, { colour: adjust(green, -0.04), tip: adjust(green, 0.05) });
        if (f.fine)
          for (const vein of LEAF_VEINS)
            f.line(vein, { colour: adjust(green, 0.16), width: 0.018 });
      });
    });
  },
};
