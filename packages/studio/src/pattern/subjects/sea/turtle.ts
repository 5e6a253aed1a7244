import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SHELL = mirrored('0 -50, 26 -44, 46 -16, 44 22, 22 52, 0 64');
const FRONT = silhouette('26 -38, 50 -52, 78 -40, 96 -6!, 78 -14, 56 -20, 36 -14');
const BACK = silhouette('24 44, 42 50, 52 72, 44 86, 28 66');
const HEAD = mirrored('0 -92, 13 -86, 16 -68, 11 -50, 0 -44');
const PLATES = [
  '0 -36, 14 -24, 14 -6, 0 4, -14 -6, -14 -24',
  '0 8, 13 16, 13 32, 0 40, -13 32, -13 16',
  '19 -28, 34 -20, 36 0, 19 -4',
  '18 2, 37 6, 34 24, 18 14',
  '18 20, 32 30, 22 44, 8 44',
].map(silhouette);

/** A sea turtle that swims, seen from above. */
export const turtle: Subject = {
  id: 'turtle',
  group: 'sea',
  words: [
    'turtle',
    'sea turtle',
    'terrapin',
    'sea life',
    'sea creature',
    'under the sea',
    'ocean life',
    'marine life',
  ],
  shows: ['swim', 'swimming', 'shell'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#7fa27a', '#6f9f8f', '#a3a06a']));
    const shell = tintOver(pen, pen.rng.pick(['#7a6238', '#4f7a62', '#8f6a3f']), skin);
    const plate = adjust(shell, 0.12);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, silhouette('-5 58, 0 82!, 5 58'), { colour: skin });
      edged(f, HEAD, { colour: skin, tip: adjust(skin, 0.05) });
      for (const flip of [false, true])
        f.at({ flip }, () => {
          edged(f, BACK, { colour: adjust(skin, -0.04), along: 2.4 });
          f.at({ turn: flip ? 0.12 : -0.1 }, () => {
            edged(f, FRONT, { colour: adjust(skin, -0.03), tip: adjust(skin, 0.05), along: 1.7 });
            if (f.fine)
              for (const [x, y, r] of [
                [50, -40, 4],
                [62, -36, 4.4],
                [72, -28, 4],
                [58, -28, 3],
                [82, -20, 3],
              ] as const)
                f.dot([x / 100, y / 100, r / 100], adjust(skin, -0.14));
          });
          eye(f, [0.09, -0.76, 0.03]);
        });
      edged(f, SHELL, { colour: adjust(shell, -0.05), tip: shell });
      for (const flip of [false, true])
        f.at({ flip }, () => {
          for (const [i, shape] of PLATES.entries())
            if (i > 1 || !flip)
              edged(f, shape, { colour: i % 2 === 0 ? plate : adjust(plate, -0.04) });
        });
    });
  },
};
