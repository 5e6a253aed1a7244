import { adjust, type Hex } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { bentStalk, drawStalk } from '../stalk.ts';

const blade = (length: number, width: number): PathPoint[] => [
  [0, 0],
  [-width * 0.42, -length * 0.42],
  [-width * 0.46, -length * 0.62],
  [-width * 0.1, -length * 0.94],
  [0, -length],
  [width * 0.1, -length * 0.94],
  [width * 0.46, -length * 0.62],
  [width * 0.42, -length * 0.42],
];

/** A round fan of pleated blades on its stem; stem and fan together are `length` high. */
export function fanPalm(pen: Pen, length: number, colour: Hex): void {
  const stem = length * 0.36;
  drawStalk(pen, bentStalk(stem, pen.rng.range(-0.2, 0.2)), {
    width: length * 0.03,
    colour: adjust(colour, -0.05),
    tip: 0.8,
  });
  const blades = 15;
  inFrame(pen, { y: -stem * 0.92 }, () => {
    for (let i = 0; i < blades; i += 1) {
      const k = i % 2 === 0 ? i / 2 : blades - 1 - (i - 1) / 2;
      const turn = lerp(-1.95, 1.95, k / (blades - 1));
      const reach = length * (0.66 - 0.1 * (Math.abs(turn) / 1.95)) * pen.rng.range(0.95, 1.03);
      inFrame(pen, { turn }, () => {
        paint(pen, (ctx) => closedCurve(ctx, blade(reach, length * 0.15), 0.8), {
          colour: adjust(colour, -0.08),
          tip: adjust(colour, k % 2 === 0 ? 0.06 : 0.01),
          length: reach,
          width: length * 0.13,
        });
      });
    }
  });
}
