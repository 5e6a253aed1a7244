import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const WALL = silhouette('-58 88!, -58 -14!, 0 -60!, 58 -14!, 58 88!');
const ROOF = silhouette('-76 -6!, 0 -76!, 76 -6!, 66 4!, 0 -56!, -66 4!');

/** A house with a gable, a door and windows. */
export const house: Subject = {
  id: 'house',
  group: 'object',
  words: [
    'house',
    'cottage',
    'home',
    'village',
    'row house',
    'town house',
    'townhouse',
    'farmhouse',
    'little house',
    'housing',
    'amsterdam house',
    'building',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wall = tint(pen, pen.rng.pick(['#f0dcb8', '#d98f7a', '#a9c4c9', '#e6c16a', '#c9a5b5']));
    const roof = tintOver(pen, pen.rng.pick(['#a84f3c', '#5f6878', '#7a4a3a']), wall);
    const frame = tintOver(pen, '#fbf6ea', wall);
    edged(f, silhouette('30 -34!, 30 -84!, 48 -84!, 48 -24!'), { colour: adjust(roof, -0.06) });
    edged(f, WALL, { colour: adjust(wall, -0.03), tip: wall });
    edged(f, ROOF, { colour: roof });
    const pane = tintOver(pen, '#5f7f99', frame);
    for (const [x, y] of [
      [-0.3, 0.1],
      [0.3, 0.1],
      [0.3, 0.56],
      [0, -0.26],
    ] as const)
      f.at({ x, y }, () => {
        f.patch(silhouette('-14 -16!, 14 -16!, 14 16!, -14 16!'), frame);
        f.patch(silhouette('-11 -13!, 11 -13!, 11 13!, -11 13!'), pane);
        f.line(
          [
            [0, -0.13],
            [0, 0.13],
          ],
          { colour: frame, width: 0.025 },
        );
        f.line(
          [
            [-0.11, 0],
            [0.11, 0],
          ],
          { colour: frame, width: 0.025 },
        );
      });
    f.patch(silhouette('-42 88!, -42 40, -30 32, -18 40, -18 88!'), tintOver(pen, '#7a4034', wall));
    f.dot([-0.22, 0.62, 0.022], '#e9c35a');
  },
};
