import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { naturalBloom } from './bloom.ts';

const BELL = silhouette(
  '-6 -4, 6 -4, 12 10, 15 26, 22 36, 14 40, 0 43, -14 40, -22 36, -15 26, -12 10',
);
const MOUTH = mirrored('0 28, 13 31, 17 36, 8 41, 0 42');
const CALYX = silhouette('-9 -2, 0 -9, 9 -2, 5 5, 0 2, -5 5');

/** A foxglove spire: freckled bells below, buds at the top. */
export const foxglove: Subject = {
  id: 'foxglove',
  group: 'flower',
  words: ['foxglove', 'digitalis'],
  shows: ['bell', 'upright', 'standing'],
  parts: ['bell'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { deep, pale } = naturalBloom(pen, ['#c46a9a', '#b284c2', '#e3a0ae']);
    const [green, far] = pen.palette.leaves;
    edged(f, tube('0 104 4, 2 40 3.5, 0 -60 2.5, 3 -98 1.2'), { colour: green });
    for (const [turn, length] of [
      [1.15, 0.7],
      [-1.2, 0.74],
      [0.55, 0.5],
      [-0.6, 0.46],
    ] as const)
      leafAt(
        f,
        { y: 1, turn, length, width: 0.26, bend: turn * 0.12, veins: 5 },
        turn > 0 ? green : far,
      );
    for (let i = 0; i < 5; i += 1)
      f.at({ x: 0.02, y: -0.94 + i * 0.085, turn: (i % 2 === 0 ? -1 : 1) * 0.8 }, () =>
        f.ball([0, 0.05, 0.04 + i * 0.004], { colour: adjust(green, 0.1), tip: pale }),
      );
    for (let i = 0; i < 14; i += 1) {
      const t = i / 13;
      const side = i % 2 === 0 ? -1 : 1;
      const front = i % 3 === 2;
      f.at(
        {
          x: front ? 0 : side * 0.03,
          y: lerp(-0.56, 0.4, t),
          turn: front ? side * 0.16 : -side * lerp(0.95, 0.62, t),
        },
        () => {
          const size = lerp(0.5, 1.14, t);
          pen.ctx.scale(size, size);
          edged(f, BELL, { colour: adjust(deep, -0.02), tip: pale, along: Math.PI });
          f.fill(MOUTH, { colour: adjust(pale, 0.06), tip: pale });
          if (f.fine && t > 0.3)
            for (const [x, y] of [
              [-6, 36],
              [2, 34],
              [8, 37],
              [-1, 39],
            ] as const)
              f.dot([x / 100, y / 100, 0.016], adjust(deep, -0.2));
          edged(f, CALYX, { colour: green });
        },
      );
    }
  },
};
