import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { leaf } from '../../botany/leaf.ts';
import { line } from '../../botany/marks.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { naturalBloom } from './bloom.ts';

const BELL: readonly PathPoint[] = [
  [0, -0.02],
  [0.14, 0.02],
  [0.2, 0.2],
  [0.32, 0.42],
  [0.16, 0.36],
  [0, 0.44],
  [-0.16, 0.36],
  [-0.32, 0.42],
  [-0.2, 0.2],
  [-0.14, 0.02],
];

/** An arching stem from which bells hang. */
export const bellflower: Subject = {
  id: 'bellflower',
  group: 'flower',
  words: ['bellflower', 'harebell', 'campanula'],
  shows: ['bell'],
  parts: ['bell'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const { colour, pale } = naturalBloom(pen, ['#7686cf', '#948ad6', '#5f77c0']);
    const [green, dark] = pen.palette.leaves;
    const stem: PathPoint[] = [
      [-radius * 0.35, radius * 0.95],
      [-radius * 0.3, radius * 0.1],
      [radius * 0.05, -radius * 0.6],
      [radius * 0.6, -radius * 0.62],
    ];
    line(pen, stem, { width: radius * 0.05, colour: dark });
    inFrame(pen, { x: -radius * 0.35, y: radius * 0.9, turn: 0.35 }, () =>
      leaf(pen, { length: radius * 1.15, width: radius * 0.3, bend: 0.2, veins: 3 }, green),
    );
    for (const [x, y, size] of [
      [-0.16, -0.2, 1.05],
      [0.18, -0.6, 0.95],
      [0.58, -0.6, 0.75],
    ]) {
      const bell = BELL.map(
        ([u, v]): PathPoint => [(x + u * size) * radius, (y + v * size) * radius],
      );
      paint(pen, (ctx) => closedCurve(ctx, bell), { colour, tip: pale, radius: radius * 0.5 });
    }
  },
};
