import { adjust, withAlpha } from '../../../core/colour.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { leaf } from '../../botany/leaf.ts';
import { line } from '../../botany/marks.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';

const BODY: readonly PathPoint[] = [
  [0, 0.95],
  [-0.16, 0.78],
  [-0.5, 0.5],
  [-0.62, 0.04],
  [-0.46, -0.42],
  [-0.16, -0.6],
  [0, -0.64],
  [0.16, -0.6],
  [0.46, -0.42],
  [0.62, 0.04],
  [0.5, 0.5],
  [0.16, 0.78],
];

function shine({ ctx, style, rng }: Pen, radius: number): void {
  if (style === 'line' || style === 'block' || style === 'embroidery') return;
  ctx.fillStyle = withAlpha('#ffffff', 0.3);
  ctx.beginPath();
  ctx.ellipse(-radius * 0.24, -radius * 0.14, radius * 0.1, radius * 0.25, 0.35, 0, 7);
  ctx.fill();
  ctx.fillStyle = withAlpha('#ffffff', 0.35);
  for (let i = 0; i < 12; i += 1) {
    ctx.beginPath();
    ctx.arc(rng.range(-0.4, 0.42) * radius, rng.range(-0.3, 0.5) * radius, radius * 0.015, 0, 7);
    ctx.fill();
  }
}

export const lemon: Subject = {
  id: 'lemon',
  group: 'fruit',
  words: ['lemon', 'citrus', 'citrus fruit', 'fruit'],
  shows: ['leaf'],
  turns: 'any',
  draw: (pen, radius) => {
    const yellow = pen.natural('#f3c02c');
    const green = pen.natural('#4c8f57');
    for (const turn of [-0.75, 0.6]) {
      inFrame(pen, { y: -radius * 0.6, turn }, () =>
        leaf(
          pen,
          { length: radius * 0.6, width: radius * 0.26, bend: turn * 0.2, veins: 3 },
          green,
        ),
      );
    }
    line(
      pen,
      [
        [0, -radius * 0.6],
        [radius * 0.03, -radius * 0.8],
      ],
      { width: radius * 0.06, colour: adjust(green, -0.1) },
    );
    const points = BODY.map(([x, y]): PathPoint => [x * radius, y * radius]);
    const tone = { colour: adjust(yellow, 0.05), tip: adjust(yellow, -0.05), radius };
    paint(pen, (ctx) => closedCurve(ctx, points), tone);
    shine(pen, radius);
  },
};
