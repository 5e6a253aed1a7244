import { cutAlong } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { awayFromNeck } from './rib.ts';

/** Breadth of the band, in units of the frame. */
const BAND = 0.085;

/** A band along a neckline in a colour or a cloth of its own, where the prompt asks for one. */
export function drawNeckBand(context: DressContext, top: GarmentTop, edge: readonly Point[]): void {
  const { piece } = context;
  const asked = piece.parts?.get('neckline');
  if (!asked) return;
  const inner = cutAlong([...edge], 0.01, 0.99, 5);
  const outer = inner.map(awayFromNeck(top, BAND));
  const own = { ...context, piece: { ...piece, print: undefined } };
  const pen = context.scene.on(top.layer, top.order);
  pen.region(
    clothRegion(own, {
      part: 'neck band',
      outline: [...inner, ...outer.toReversed()],
      reserve: 0.1,
    }),
  );
  pen.stroke('seam', outer, { weight: 0.85, taper: [0.02, 0.02] });
}
