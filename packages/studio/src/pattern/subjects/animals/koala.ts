import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_EYES, wear } from '../pieces/wear.ts';

const TRUNK = tube('30 98 9, 28 20 8, 32 -50 8, 30 -98 7');
const BODY = silhouette('-30 -10, 0 -14, 24 4, 32 40, 26 74, 0 84, -28 78, -40 44');
const BELLY = silhouette('-26 10, -4 14, 6 44, -6 72, -26 68, -32 40');
const HEAD = mirrored('0 -34, 28 -30, 40 -6, 34 18, 16 30, 0 32');
const ARMS = [tube('-16 10 10, 10 22 9, 38 12 8'), tube('-10 66 11, 16 72 10, 40 58 9')];

/** A koala that holds on to a trunk. */
export const koala: Subject = {
  id: 'koala',
  group: 'animal',
  words: ['koala', 'koala bear', 'australian animal'],
  wears: WITH_EYES,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.84);
    const grey = tint(pen, pen.rng.pick(['#9b9a9e', '#8b8d94', '#a8a29e']));
    const pale = tintOver(pen, '#f3ede6', grey);
    const green = tint(pen, '#7f9d7a');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, TRUNK, { colour: tint(pen, '#8a6a50') });
      for (const [y, turn] of [
        [-0.7, 1],
        [-0.86, -0.6],
        [0.8, 1.2],
        [-0.5, 1.7],
      ] as const)
        leafAt(f, { x: 0.32, y, turn, length: 0.5, width: 0.16, bend: 0.2, veins: 0 }, green);
      edged(f, BODY, { colour: adjust(grey, -0.03), tip: adjust(grey, 0.03) });
      f.fill(BELLY, { colour: pale });
      furMarks(f, BODY, { colour: adjust(grey, -0.12), count: 40, lie: 3.1 });
      for (const arm of ARMS) edged(f, arm, { colour: adjust(grey, -0.04) });
      f.at({ x: -0.12, y: -0.36, turn: -0.06 }, () => {
        for (const x of [-0.42, 0.42]) {
          f.ball([x, -0.2, 0.24], { colour: adjust(grey, -0.03) });
          f.ball([x, -0.19, 0.14], { colour: pale });
        }
        edged(f, HEAD, { colour: grey, tip: adjust(grey, 0.04) });
        for (const x of [-0.19, 0.19]) eye(f, [x, -0.06, 0.045]);
        f.patch(mirrored('0 -12, 9 -6, 10 10, 5 17, 0 18'), '#2c2a2e');
        wear(f, {
          neck: [0, 0.32, 0.3],
          head: [0, -0.3, 0.26],
          eyes: [
            [-0.19, -0.06, 0.1],
            [0.19, -0.06, 0.1],
          ],
        });
        f.line(silhouette('-7 22, 0 25, 7 22'), { colour: '#4a4346', width: 0.022 });
      });
    });
  },
};
