import { adjust, type Hex } from '../../../core/colour.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { bentStalk, drawStalk } from '../stalk.ts';

const flame = (length: number, width: number): PathPoint[] => [
  [0, 0],
  [-width * 0.5, -length * 0.45],
  [-width * 0.2, -length * 0.8],
  [0, -length],
  [width * 0.3, -length * 0.74],
  [width * 0.5, -length * 0.4],
];

/** Strelitzia: a beak-like sheath with flames and a tongue standing up from it; `length` high from (0, 0) upwards. */
export function birdOfParadise(
  pen: Pen,
  length: number,
  { flame: hot, tongue, sheath }: { flame: Hex; tongue: Hex; sheath: Hex },
): void {
  const side = pen.rng.pick([-1, 1]);
  pen.ctx.scale(side, 1);
  drawStalk(pen, bentStalk(length * 0.5, 0.08), {
    width: length * 0.034,
    colour: adjust(sheath, -0.03),
    tip: 1,
  });
  const shape = (length0: number, width: number, colour: Hex) =>
    paint(pen, (ctx) => closedCurve(ctx, flame(length0, width), 0.8), {
      colour: adjust(colour, -0.06),
      tip: adjust(colour, 0.07),
      length: length0,
      width,
    });
  inFrame(pen, { x: length * 0.02, y: -length * 0.46 }, () => {
    for (const [turn, reach] of [
      [-0.5, 0.42],
      [0.62, 0.44],
      [-0.14, 0.52],
      [0.3, 0.5],
    ]) {
      inFrame(pen, { turn }, () => shape(length * reach, length * 0.13, hot));
    }
    inFrame(pen, { turn: 0.5 }, () => shape(length * 0.4, length * 0.06, tongue));
    inFrame(pen, { x: -length * 0.1, y: length * 0.04, turn: 1.28 }, () =>
      shape(length * 0.56, length * 0.13, sheath),
    );
    inFrame(pen, { x: -length * 0.06, turn: 1.24 }, () => shape(length * 0.44, length * 0.05, hot));
  });
}
