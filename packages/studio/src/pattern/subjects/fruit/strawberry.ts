import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { leaf } from '../../botany/leaf.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, markColour, type Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';

const BODY: readonly PathPoint[] = [
  [0, 0.92],
  [-0.5, 0.4],
  [-0.68, -0.2],
  [-0.36, -0.55],
  [0, -0.47],
  [0.36, -0.55],
  [0.68, -0.2],
  [0.5, 0.4],
];

function drawSeeds(pen: Pen, radius: number): void {
  const { ctx } = pen;
  ctx.fillStyle = markColour(pen, pen.natural('#f7dc9a'));
  for (let row = 0; row < 5; row += 1) {
    const y = -0.3 + 0.22 * row;
    const spread = 0.5 * (1 - Math.max(0, y) * 0.9);
    const count = row % 2 === 0 ? 3 : 2;
    for (let i = 0; i < count; i += 1) {
      ctx.beginPath();
      ctx.ellipse(
        spread * radius * (i - (count - 1) / 2) * 0.85,
        y * radius,
        radius * 0.035,
        radius * 0.06,
        0,
        0,
        7,
      );
      ctx.fill();
    }
  }
}

export const strawberry: Subject = {
  id: 'strawberry',
  group: 'fruit',
  words: ['strawberry', 'berry', 'fruit', 'summer fruit'],
  shows: ['leaf'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const red = pen.natural('#cf2f3d');
    const points = BODY.map(([x, y]): PathPoint => [x * radius, y * radius]);
    const tone = { colour: red, tip: adjust(red, 0.07, 0.95), length: radius, width: radius * 1.2 };
    paint(pen, (ctx) => closedCurve(ctx, points), tone);
    drawSeeds(pen, radius);
    const [near, far] = [pen.natural('#5c9a4c'), pen.natural('#3f7a3f')];
    for (let i = 0; i < 5; i += 1) {
      inFrame(pen, { y: -radius * 0.48, turn: lerp(-1.6, 1.6, i / 4) }, () =>
        leaf(pen, { length: radius * 0.5, width: radius * 0.22, veins: 0 }, i % 2 ? near : far),
      );
    }
  },
};
