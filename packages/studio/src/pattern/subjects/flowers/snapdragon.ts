import { adjust, mix } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { anyBloom } from './bloom.ts';

const UPPER = silhouette(
  '0 2, -14 -2, -22 -14, -16 -24, -6 -20, 0 -26, 6 -20, 16 -24, 22 -14, 14 -2',
);
const LOWER = silhouette('0 -4, -16 -2, -24 8, -18 18, -8 16, 0 22, 8 16, 18 18, 24 8, 16 -2');

/** A snapdragon: a spike of puffed, two-lipped flowers. */
export const snapdragon: Subject = {
  id: 'snapdragon',
  group: 'flower',
  words: ['snapdragon', 'antirrhinum'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = anyBloom(pen);
    const [green, far] = pen.palette.leaves;
    edged(f, tube('-2 104 4, 2 40 3.5, 0 -96 1.4'), { colour: green });
    for (const [y, turn] of [
      [0.98, 0.9],
      [0.94, -0.95],
      [0.74, 1.05],
      [0.7, -1.1],
      [0.56, 0.8],
    ] as const)
      leafAt(
        f,
        { y, turn, length: 0.42, width: 0.12, bend: turn * 0.1, veins: 0 },
        turn > 0 ? green : far,
      );
    for (let i = 0; i < 13; i += 1) {
      const t = i / 12;
      const x = (i % 3) - 1;
      f.at({ x: x * lerp(0.04, 0.22, t), y: lerp(-0.9, 0.42, t), turn: x * 0.5 }, () => {
        const size = lerp(0.28, 0.92, t);
        pen.ctx.scale(size, size);
        if (t < 0.2) return f.ball([0, 0, 0.16], { colour: adjust(green, 0.1), tip: colour });
        edged(f, UPPER, { colour: mix(deep, colour, 0.5), tip: pale });
        edged(f, LOWER, { colour, tip: pale, along: Math.PI });
        edged(f, mirrored('0 -6, 10 -4, 8 6, 0 8'), { colour: pen.natural('#f3cf67') });
      });
    }
  },
};
