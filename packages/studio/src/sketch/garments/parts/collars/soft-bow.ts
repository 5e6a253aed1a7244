import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawLeaf } from './collar-leaf.ts';
import { drawStandCollar } from './stand-collars.ts';

/** A band round the neck tied in a soft bow with long tails. */
export function drawSoftBow(context: DressContext, top: GarmentTop): void {
  drawStandCollar(context, top, 'mandarin');
  const { frame } = top.cut;
  const pen = context.scene.on(top.collarLayer, top.order);
  const { rng } = context;
  for (const side of SIDES) {
    const s = signOf(side);
    const at = (x: number, y: number): Point => frame.at(s * x, y + 0.14);
    const long = (side === 'left' ? 0.82 : 1.02) + rng.range(-0.06, 0.06);
    drawLeaf(context, pen, {
      part: `bow tail ${side}`,
      edge: smoothCurve(
        [
          at(0.0, 0.02),
          at(0.07, 0.2),
          at(0.1, long * 0.6),
          at(0.19, long),
          at(0.05, long - 0.07),
          at(0.015, long * 0.55),
          at(-0.02, 0.1),
        ],
        { closed: true },
      ),
      shade: [[at(0.0, 0.05), at(0.035, 0.3), at(0.07, long * 0.9), at(0.02, long * 0.5)]],
    });
    pen.stroke('fold', smoothCurve([at(0.02, 0.06), at(0.06, 0.3), at(0.08, long * 0.62)]), {
      weight: 0.7,
      taper: [0.05, 0.6],
    });
  }
  for (const side of SIDES) {
    const s = signOf(side);
    const at = (x: number, y: number): Point => frame.at(s * x, y + 0.14);
    drawLeaf(context, pen, {
      part: `bow loop ${side}`,
      edge: smoothCurve(
        [
          at(0.01, -0.02),
          at(0.12, -0.11),
          at(0.29, -0.13),
          at(0.37, -0.03),
          at(0.34, 0.1),
          at(0.2, 0.12),
          at(0.02, 0.05),
        ],
        { closed: true },
      ),
      shade: [
        smoothCurve([at(0.2, 0.12), at(0.34, 0.1), at(0.36, 0.0), at(0.24, 0.05), at(0.05, 0.04)], {
          closed: true,
        }),
      ],
    });
    pen.stroke('fold', smoothCurve([at(0.04, -0.01), at(0.14, -0.045), at(0.25, -0.05)]), {
      weight: 0.75,
      taper: [0.05, 0.6],
    });
    pen.stroke('fold', smoothCurve([at(0.04, 0.02), at(0.13, 0.02), at(0.22, 0.05)]), {
      weight: 0.65,
      taper: [0.05, 0.6],
    });
  }
  const knot = (x: number, y: number): Point => frame.at(x, y + 0.14);
  drawLeaf(context, pen, {
    part: 'bow knot',
    edge: smoothCurve(
      [
        knot(-0.055, -0.05),
        knot(0, -0.07),
        knot(0.055, -0.05),
        knot(0.06, 0.05),
        knot(0, 0.085),
        knot(-0.06, 0.05),
      ],
      { closed: true },
    ),
    shade: [[knot(0.01, -0.06), knot(0.06, -0.05), knot(0.06, 0.05), knot(0.01, 0.08)]],
  });
}
