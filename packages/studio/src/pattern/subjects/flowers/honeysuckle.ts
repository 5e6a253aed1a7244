import { mix } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

const TRUMPET = silhouette(
  '-3 0, -4 -30, -7 -52, -24 -66, -28 -80, -14 -78, -2 -66, 6 -74, 20 -70, 24 -58, 10 -54, 5 -30, 3 0',
);
const BUD = silhouette('-3 0, -4 -30, -8 -52, 0 -64, 8 -52, 4 -30, 3 0');

/** Honeysuckle: a whorl of long trumpets with split lips and stamens out. */
export const honeysuckle: Subject = {
  id: 'honeysuckle',
  group: 'flower',
  words: ['honeysuckle', 'woodbine', 'lonicera'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#f0c069', '#f3d08a', '#eab06a']);
    const rose = tint(pen, '#d9737f');
    const [green, far] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-8 106 3.4, 6 60 3, 0 20 3'), { colour: tint(pen, '#8a6a52') });
      for (const [y, turn, length] of [
        [0.74, 1.15, 0.72],
        [0.72, -1.1, 0.74],
        [0.24, 1.6, 0.7],
        [0.24, -1.6, 0.7],
      ] as const)
        leafAt(
          f,
          { x: 0.02, y, turn, length, width: 0.36, bend: turn * 0.06, veins: 4 },
          turn > 0 ? green : far,
        );
      f.at({ y: 0.2 }, () => {
        for (const turn of [-1.3, 1.25, -0.95, 0.9])
          f.at({ turn }, () => edged(f, BUD, { colour: rose, tip: mix(rose, pale, 0.5) }));
        for (const turn of [-0.7, 0.66, -0.28, 0.3, 0])
          f.at({ turn }, () => {
            const size = 1.24 - Math.abs(turn) * 0.16;
            pen.ctx.scale((turn > 0 ? -1 : 1) * size, size);
            for (const end of ['-12 -92', '-2 -96', '6 -90'])
              f.line(silhouette(`0 -56, ${end}`), { colour: deep, width: 0.016 });
            for (const [x, y] of [
              [-12, -92],
              [-2, -96],
              [6, -90],
            ] as const)
              f.dot([x / 100, y / 100, 0.026], pen.natural('#c98a2f'));
            edged(f, TRUMPET, { colour: mix(rose, colour, 0.25), tip: pale });
          });
      });
    });
  },
};
