import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { whiteBloom } from './bloom.ts';

const STEM = tube('2 20 5, 6 56 4.5, 0 98 4');
const BACK = silhouette('0 30, -34 0, -42 -38, -20 -72, 14 -94!, 30 -64, 36 -26, 20 8');
const FRONT = silhouette(
  '2 34, -22 16, -42 -20, -44 -44, -20 -30, 4 -22, 26 -30, 38 -46, 34 -10, 18 20',
);
const SPIKE = tube('0 -6 5, 2 -40 5, 6 -62 4');

/** A calla lily: one white funnel about a yellow spike. */
export const callaLily: Subject = {
  id: 'calla lily',
  group: 'flower',
  words: ['calla lily', 'calla', 'arum lily', 'arum'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = whiteBloom(pen);
    const [green] = pen.palette.leaves;
    leafAt(
      f,
      { x: 0, y: 0.96, turn: -0.6, length: 0.9, width: 0.34, veins: 5 },
      adjust(green, -0.04),
    );
    edged(f, STEM, { colour: green });
    edged(f, BACK, { colour: deep, tip: pale });
    edged(f, SPIKE, { colour: pen.natural('#e5b637') });
    edged(f, FRONT, { colour: adjust(deep, 0.03), tip: colour });
  },
};
