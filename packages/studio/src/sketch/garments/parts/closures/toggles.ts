import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, type Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';

/** Wooden toggles through loops of cord, with a leather patch at either end. */
export function drawToggles(context: DressContext, pen: LayerPen, places: readonly Point[]): void {
  const u = context.body.unit;
  const { garment, piece } = { garment: context.piece.garment.id, piece: context.piece };
  for (const at of places) {
    for (const sign of [-1, 1]) {
      const x = sign * u * 0.2;
      const patch: Point[] = [
        add(at, [x - u * 0.06, -u * 0.045]),
        add(at, [x + u * 0.06, -u * 0.045]),
        add(at, [x + u * 0.06, u * 0.045]),
        add(at, [x - u * 0.06, u * 0.045]),
      ];
      pen.region({
        class: 'garment',
        part: 'toggle patch',
        garment,
        fabric: 'leather',
        colour: piece.trim,
        outlines: [patch],
        reserve: 0,
      });
      pen.stroke('detail', [...patch, patch[0]], { weight: 0.8, taper: [0, 0] });
      for (const y of [-0.018, 0.018]) {
        pen.stroke(
          'detail',
          smoothCurve([
            add(at, [x * 0.72, y * u]),
            add(at, [x * 0.35, y * u * 1.3]),
            add(at, [0, y * u * 0.5]),
          ]),
          { weight: 0.9 },
        );
      }
    }
    const toggle = smoothCurve(
      [
        add(at, [-u * 0.075, 0]),
        add(at, [0, -u * 0.026]),
        add(at, [u * 0.075, 0]),
        add(at, [0, u * 0.026]),
      ],
      { closed: true },
    );
    pen.region({
      class: 'garment',
      part: 'toggle',
      garment,
      colour: clothOfRegion(piece, 'toggle').colour ?? '#8a5f3a',
      outlines: [toggle],
      reserve: 0.2,
    });
    pen.stroke('detail', [...toggle, toggle[0]], { weight: 0.9, taper: [0, 0] });
  }
}
