import { adjust, type Hex } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { bentStalk, drawStalk } from '../stalk.ts';

/** A slim leaflet from (0, 0) upwards, drooping to one side. */
const leaflet = (length: number, width: number, droop: number): PathPoint[] => [
  [0, 0],
  [-width / 2, -length * 0.34],
  [droop * length * 0.5 - width * 0.3, -length * 0.74],
  [droop * length, -length],
  [droop * length * 0.5 + width * 0.3, -length * 0.7],
  [width / 2, -length * 0.3],
];

/** A feathered palm frond, `length` long, from (0, 0) upwards. */
export function palmFrond(pen: Pen, length: number, colour: Hex): void {
  const bend = pen.rng.range(0.18, 0.4) * pen.rng.pick([-1, 1]);
  const stalk = bentStalk(length, bend);
  const pairs = 17;
  for (let pair = 0; pair < pairs; pair += 1) {
    const t = lerp(0.16, 0.99, pair / (pairs - 1));
    const reach = length * (0.1 + 0.34 * Math.sin(Math.PI * lerp(0.3, 0.94, pair / (pairs - 1))));
    const at = stalk(t);
    for (const side of [-1, 1]) {
      const shade = colour;
      inFrame(pen, { ...at, turn: at.turn + side * lerp(1.15, 0.32, t) }, () =>
        paint(pen, (ctx) => closedCurve(ctx, leaflet(reach, length * 0.058, side * 0.16), 0.8), {
          colour: adjust(shade, -0.05 + side * 0.025),
          tip: adjust(shade, 0.05 + side * 0.025),
          length: reach,
          width: length * 0.058,
        }),
      );
    }
  }
  drawStalk(pen, stalk, { width: length * 0.026, colour: adjust(colour, 0.1, 0.9), tip: 0.2 });
}
