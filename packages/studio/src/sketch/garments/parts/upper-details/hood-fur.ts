import { mix } from '../../../../core/colour.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { neckFrame } from '../collars/neck-frame.ts';
import { drawFurEdge } from './fur-edge.ts';

/** Fur that is seldom dyed. */
const RACCOON = '#c9ae8c';

/** The fur about the opening of a hood that lies on the back. */
export function drawHoodFur(context: DressContext, top: GarmentTop): void {
  const { cut, order, collarLayer } = top;
  const { body, piece } = context;
  if (body.isBack) return;
  const colour = clothOfRegion(piece, 'fur edge').colour ?? mix(piece.trim, RACCOON, 0.6);
  const neck = neckFrame(cut);
  const px = cut.unit * 0.075;
  const behind = smoothCurve([
    neck(-1.9, 0.22),
    neck(-1.45, 0.43),
    neck(0, 0.48),
    neck(1.45, 0.43),
    neck(1.9, 0.22),
  ]);
  drawFurEdge(context, context.scene.on('garment-behind', 4 + order), { edge: behind, px, colour });
  const pen = context.scene.on(collarLayer, order + 1);
  for (const side of [...SIDES].toReversed()) {
    const s = signOf(side);
    const edge = smoothCurve([
      neck(s * 1.72, 0.3),
      neck(s * 1.42, 0.08),
      cut.frame.at(s * 0.2, 0.1),
      cut.frame.at(s * 0.06, 0.24),
    ]);
    drawFurEdge(context, pen, { edge, px, colour });
  }
}
