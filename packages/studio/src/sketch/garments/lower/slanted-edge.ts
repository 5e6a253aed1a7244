import type { Hex } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { DressContext } from '../garment.ts';
import { clothOfRegion } from '../part-cloth.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { drawFrogs } from '../parts/closures/frogs.ts';

/** Weight of piping, in pixels of the page. */
export const PIPING = { weight: 3.4, taper: [0, 0] } as const;

/** A garment whose frogs lie on a slanting edge instead of the centre front. */
export const closedAslant = (context: DressContext): DressContext => ({
  ...context,
  piece: { ...context.piece, design: { ...context.piece.design, closure: 'none' } },
});

/** The piped edge of a front that closes from the collar to the armpit, with its frogs. */
export function drawSlantedEdge(context: DressContext, top: GarmentTop, colour: Hex): void {
  if (context.body.isBack) return;
  const { cut, layer, order } = top;
  const { frame } = cut;
  const pen = context.scene.on(layer, order + 4);
  const places: Point[] = [frame.at(0, 0.1), frame.at(-0.12, 0.26), frame.at(-0.3, 0.42)];
  const edge = smoothCurve([
    frame.at(0, 0.06),
    frame.at(-0.03, 0.18),
    frame.at(-0.16, 0.3),
    frame.at(-0.34, 0.44),
    cut.pit.left,
  ]);
  pen.stroke('detail', edge, { ...PIPING, colour });
  pen.stroke('seam', edge, { weight: 0.7, taper: [0, 0] });
  const cord = clothOfRegion(context.piece, 'frog').colour ?? colour;
  drawFrogs(context, pen, { places, unit: cut.unit * 0.82, turn: 0.75, colour: cord });
}
