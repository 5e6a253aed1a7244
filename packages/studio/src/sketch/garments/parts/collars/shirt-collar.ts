import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../../core/scene/point.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawLeaf, joined } from './collar-leaf.ts';
import { neckFrame } from './neck-frame.ts';

export type ShirtCollarLook = {
  /** Where the collar's stand closes or opens, as y of the trunk's frame. */
  openY: number;
  /** Length of the points: 1 is ordinary. */
  size: number;
  isRound?: boolean;
};

/** A turned-down collar on a stand, closed with a button or open in a small V. */
export function drawShirtCollar(
  context: DressContext,
  top: GarmentTop,
  look: ShirtCollarLook,
): void {
  const { cut } = top;
  const pen = context.scene.on(top.collarLayer, top.order);
  const neck = neckFrame(cut);
  const { openY, size } = look;
  const isOpen = openY > 0.14;
  for (const side of SIDES) {
    const x = signOf(side);
    const at = (across: number, down: number): Point => cut.frame.at(x * across, down);
    const high = neck(x * 1.04, 0.2);
    const front = isOpen ? at(0.055 + openY * 0.12, 0.09 + openY * 0.22) : at(0.008, 0.03);
    const point = isOpen ? at(0.3 * size, 0.27 * size + openY * 0.18) : at(0.2 * size, 0.29 * size);
    const fall = add(cut.shoulder(side, 0.2 * size), [x * cut.unit * 0.02, cut.unit * 0.005]);
    const inner = smoothCurve([
      high,
      add(between(high, front, 0.5), [x * cut.unit * 0.015, cut.unit * 0.02]),
      front,
    ]);
    const outer = smoothCurve([
      point,
      add(between(point, fall, 0.5), [x * cut.unit * 0.015, 0]),
      fall,
    ]);
    const back = smoothCurve([
      fall,
      add(between(fall, high, 0.5), [x * cut.unit * 0.03, -cut.unit * 0.01]),
      high,
    ]);
    const spread = look.isRound
      ? smoothCurve([
          front,
          at(0.03, 0.2 * size),
          at(0.14 * size, 0.31 * size),
          at(0.27 * size, 0.22 * size),
          fall,
        ])
      : undefined;
    const edge = spread ? joined(inner, spread, back) : joined(inner, [front, point], outer, back);
    drawLeaf(context, pen, {
      part: `collar ${side}`,
      patch: cut.patch,
      edge,
      shade: [[high, front, add(between(front, point, 0.4), [0, 0]), between(high, fall, 0.35)]],
      weight: 0.95,
    });
    if (!look.isRound) stitch(pen, [front, point, fall], cut.unit * 0.03);
  }
}

/** A row of stitches within the free edges of the collar. */
function stitch(
  pen: ReturnType<DressContext['scene']['on']>,
  [front, point, fall]: readonly Point[],
  px: number,
): void {
  const inwards = (p: Point): Point => {
    const middle = between(front, fall, 0.5);
    const length = Math.hypot(middle[0] - p[0], middle[1] - p[1]) || 1;
    return add(p, [
      ((middle[0] - p[0]) / length) * px * 1.4,
      ((middle[1] - p[1]) / length) * px * 1.4,
    ]);
  };
  const corner = inwards(point);
  const shift = (p: Point): Point => add(p, [corner[0] - point[0], corner[1] - point[1]]);
  pen.stroke(
    'stitch',
    [between(shift(front), corner, 0.2), corner, between(corner, shift(fall), 0.75)],
    { weight: 0.8 },
  );
}
