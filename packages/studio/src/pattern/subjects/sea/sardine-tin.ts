import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const TIN = silhouette('-84 -32!, -74 -42!, 74 -42!, 84 -32!, 84 60!, 74 70!, -74 70!, -84 60!');
const INSIDE = silhouette('-72 -26!, -66 -32!, 66 -32!, 72 -26!, 72 52!, 66 58!, -66 58!, -72 52!');
const LID = silhouette('-78 -44!, 78 -44!, 74 -66!, 66 -74!, -66 -74!, -74 -66!');
const FISH = silhouette(
  '-60 0, -42 -9, 0 -11, 34 -8, 52 -2, 64 -11, 62 0, 64 11, 52 3, 34 8, 0 11, -42 9',
);

/** An open tin with three sardines in it, its lid rolled back. */
export const sardineTin: Subject = {
  id: 'sardine tin',
  group: 'sea',
  words: [
    'sardine tin',
    'sardine can',
    'tin of sardine',
    'tinned sardine',
    'tinned fish',
    'open sardine tin',
  ],
  shows: ['open', 'tin'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const tin = tint(pen, pen.rng.pick(['#d0433a', '#3f74ad', '#e3b440']));
    const silver = tintOver(pen, '#cfd8dd', tin);
    const oil = tintOver(pen, '#e6c878', tin);
    f.at({ turn: pen.rng.range(-0.1, 0.1) }, () => {
      edged(f, TIN, { colour: adjust(tin, -0.03), tip: adjust(tin, 0.05) });
      f.fill(INSIDE, { colour: oil, tip: adjust(oil, -0.05) });
      for (const [y, flip] of [
        [-0.14, false],
        [0.13, true],
        [0.4, false],
      ] as const) {
        f.at({ y, flip }, () => {
          edged(f, FISH, { colour: adjust(silver, -0.14), tip: adjust(silver, 0.06) });
          f.line(silhouette('-38 -4, 0 -5, 44 -2'), { colour: adjust(silver, -0.3), width: 0.026 });
          f.line(silhouette('-42 -8, -38 0, -42 8'), {
            colour: adjust(silver, -0.25),
            width: 0.018,
          });
          f.dot([-0.5, -0.015, 0.02], '#22262c');
        });
      }
      edged(f, LID, { colour: adjust(tin, 0.06), tip: adjust(tin, -0.06) });
      f.line(silhouette('-74 -58, 74 -58'), { colour: adjust(tin, 0.18), width: 0.03, alpha: 0.7 });
      f.ball([0, -0.8, 0.1], { colour: silver });
      f.ball([0, -0.8, 0.05], { colour: pen.ground });
    });
  },
};
