import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { leaf } from '../../botany/leaf.ts';
import { line } from '../../botany/marks.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom } from './bloom.ts';

const SIDE: readonly PathPoint[] = [
  [0, 0.02],
  [-0.27, -0.1],
  [-0.36, -0.42],
  [-0.27, -0.72],
  [-0.1, -0.5],
  [0, -0.3],
];
const FRONT: readonly PathPoint[] = [
  [0, 0.02],
  [-0.2, -0.1],
  [-0.23, -0.4],
  [0, -0.76],
  [0.23, -0.4],
  [0.2, -0.1],
];

/** A tulip in profile, on its stem between two long leaves. */
export const tulip: Subject = {
  id: 'tulip',
  group: 'flower',
  words: ['tulip', 'spring flower'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const { colour, deep, pale } = anyBloom(pen);
    const { leaves } = pen.palette;
    line(
      pen,
      [
        [0, radius * 0.95],
        [radius * 0.03, radius * 0.4],
        [0, -radius * 0.12],
      ],
      { width: radius * 0.07, colour: leaves[1] },
    );
    for (const side of [-1, 1]) {
      inFrame(pen, { y: radius * 0.92, turn: side * 0.36 }, () =>
        leaf(
          pen,
          {
            length: radius * (side > 0 ? 0.95 : 1.1),
            width: radius * 0.27,
            bend: side * 0.22,
            veins: 0,
          },
          leaves[side > 0 ? 0 : 1],
        ),
      );
    }
    const place = (points: readonly PathPoint[], mirror: number) =>
      points.map(([x, y]): PathPoint => [x * radius * mirror, (y - 0.12) * radius]);
    const tone = { length: radius * 0.9, width: radius * 0.6 };
    for (const mirror of [-1, 1])
      paint(pen, (ctx) => closedCurve(ctx, place(SIDE, mirror)), {
        ...tone,
        colour: deep,
        tip: colour,
      });
    paint(pen, (ctx) => closedCurve(ctx, place(FRONT, 1)), { ...tone, colour, tip: pale });
  },
};
