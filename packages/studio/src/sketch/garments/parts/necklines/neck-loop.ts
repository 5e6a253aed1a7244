import { smoothCurve } from '../../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { Layer } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { NECKLINE_CUTS } from './neckline-cuts.ts';

/** Half the breadth of the strap, in units of the frame. */
const HALF = 0.03;

/** The strap of a halter about the neck, from one end of its front to the other. */
export function drawNeckLoop(
  context: DressContext,
  { cut, order }: GarmentTop,
  layer: Layer,
): void {
  const { unit, frame, body } = cut;
  const [x, y] = NECKLINE_CUTS.halter.places[0];
  const line = smoothCurve([
    frame.at(-x, y),
    add(body.neckBase.left, [0, -unit * 0.1]),
    add(frame.at(0, y), [0, -unit * 0.34]),
    add(body.neckBase.right, [0, -unit * 0.1]),
    frame.at(x, y),
  ]);
  const aside = (way: 1 | -1) =>
    line.map((at, i): Point => {
      const ahead = subtract(line[Math.min(line.length - 1, i + 1)], line[Math.max(0, i - 1)]);
      return add(at, times(normalOf(unitOf(ahead)), way * unit * HALF));
    });
  const [inner, outer] = [aside(1), aside(-1)];
  const pen = context.scene.on(layer, order - 0.2);
  pen.region({
    ...clothRegion(context, { part: 'strap', outline: [...inner, ...outer.toReversed()] }),
    opacity: 1,
  });
  for (const edge of [inner, outer]) pen.stroke('contour', edge, { weight: 0.7 });
}
