import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import { type Side, signOf } from '../../figure/body.ts';
import type { Sleeve } from '../features.ts';
import type { DressContext } from '../garment.ts';
import type { GarmentTop } from './bodice/garment-top.ts';
import { armholeEdge } from './necklines/neckline-edge.ts';
import { clothRegion } from './skirt-cloth.ts';

/** Start of the sleeve's cloth on the shoulder seam, beside the neckline: 0 is the neck. */
const FROM = 0.1;

/**
 * The upper end of a raglan sleeve: its cloth runs over the shoulder to the neck, and its seam
 * slants from there to the armpit. The colour is the sleeve's where that is another.
 */
export function drawRaglanEnd(context: DressContext, top: GarmentTop, side: Side): void {
  if (context.piece.design.sleeve !== 'raglan') return;
  const { cut } = top;
  const sign = signOf(side);
  const start = cut.shoulder(side, FROM);
  const pit = cut.pit[side];
  const bend = (part: number, inwards: number): Point =>
    add(between(start, pit, part), [-sign * inwards * cut.frame.width[side], 0]);
  const seam = smoothCurve([start, bend(0.3, 0.03), bend(0.62, 0.05), bend(0.86, 0.03), pit]);
  const shoulder = Array.from({ length: 8 }, (_, i) => cut.shoulder(side, FROM + (0.9 * i) / 7));
  const outline = [...shoulder, ...armholeEdge(cut, side, -0.02), ...seam.toReversed()];
  const pen = context.scene.on(top.layer, top.order);
  pen.region(clothRegion(context, { part: `sleeve ${side}`, outline, reserve: 0.1 }));
  pen.stroke('contour', shoulder, { weight: 0.9, isShadowSide: side === 'right' });
  pen.stroke('seam', seam, { weight: 1, taper: [0.02, 0.03] });
}

/** Sleeves that are cut in one with the body, or slant to the neck. */
const WITHOUT_ARMHOLE: ReadonlySet<Sleeve> = new Set(['none', 'raglan', 'kimono', 'cape']);

/** Whether the seam of a set-in sleeve is drawn on the body: where it is laid flat, over its sleeves. */
export const showsArmhole = ({ body, piece }: DressContext): boolean =>
  body.isFlat && !WITHOUT_ARMHOLE.has(piece.design.sleeve);
