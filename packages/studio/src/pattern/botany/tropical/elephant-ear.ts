import { adjust, type Hex, withAlpha } from '../../../core/colour.ts';
import type { Context } from '../../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import type { Pen } from '../../paint/pen.ts';
import { bentStalk, drawStalk } from '../stalk.ts';
import { broadVeinColour, strokeVeins } from '../veins.ts';

const HALF: readonly PathPoint[] = [
  [0.1, 0.02],
  [0.26, 0.14],
  [0.38, 0.02],
  [0.4, -0.2],
  [0.28, -0.5],
  [0.1, -0.76],
];

/** A heart-shaped caladium leaf with a pale heart and veins, from (0, 0) upwards. */
export function elephantEar(pen: Pen, length: number, colour: Hex): void {
  const { ctx } = pen;
  drawStalk(pen, bentStalk(length * 0.36, 0), {
    width: length * 0.028,
    colour: adjust(colour, -0.05),
    tip: 0.8,
  });
  ctx.translate(0, -length * 0.24);
  const scaled = (part: number) => {
    const right = HALF.map(([x, y]): PathPoint => [x * length * part, y * length * part]);
    const left = right.map(([x, y]): PathPoint => [-x, y]).toReversed();
    return [
      [0, -length * 0.86 * part] as const,
      ...left,
      [0, -0.05 * length * part] as const,
      ...right,
    ];
  };
  const whole = {
    colour: adjust(colour, -0.04),
    tip: adjust(colour, 0.06),
    length: length * 0.86,
    width: length * 0.76,
  };
  paint(pen, (path) => closedCurve(path, scaled(1), 0.9), whole);
  if (pen.style !== 'line' && pen.style !== 'block') {
    ctx.save();
    ctx.translate(0, -length * 0.06);
    ctx.fillStyle = withAlpha(adjust(colour, 0.14, 0.9), 0.5);
    ctx.beginPath();
    closedCurve(ctx, scaled(0.62), 0.9);
    ctx.fill();
    ctx.restore();
  }
  const vein = broadVeinColour(pen, colour, { lighter: 0.22, chroma: 0.8, alpha: 0.85 });
  strokeVeins(pen, { width: length * 0.014, colour: vein }, (path) => traceVeins(path, length));
}

/** Where a vein leaves the midrib, and its end, as parts of the length. */
const VEINS = [
  [0.06, 0.24, -0.08],
  [0.06, 0.35, 0.1],
  [0.2, 0.34, 0.28],
  [0.36, 0.26, 0.48],
  [0.52, 0.14, 0.66],
] as const;

function traceVeins(ctx: Context, length: number): void {
  ctx.moveTo(0, -length * 0.04);
  ctx.lineTo(0, -length * 0.8);
  for (const side of [-1, 1]) {
    for (const [root, x, y] of VEINS) {
      ctx.moveTo(0, -length * root);
      ctx.quadraticCurveTo(
        side * x * length * 0.5,
        -length * (root + (y - root) * 0.3),
        side * x * length,
        -length * y,
      );
    }
  }
}
