import type { Polyline } from '../../../../core/scene/point.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clipOutline } from '../clip-outline.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { bandOn } from './reflective-bands.ts';

/** Height of the yoke's seam, as y of the trunk's frame. */
const YOKE = 0.52;
/** Bands across the chest and above the waist. */
const BANDS = [0.78, 1.22] as const;

/** What is pieced into the body of a garment below its front and its pockets: a yoke, bands. */
export function drawPieced(context: DressContext, top: GarmentTop, cloth: Polyline): void {
  const { details } = context.piece.design;
  if (details.has('yoke')) drawYoke(context, top, cloth);
  if (!details.has('reflective-bands')) return;
  const { cut } = top;
  const pen = context.scene.on(top.layer, top.order);
  for (const y of BANDS) {
    const at = (x: number, down: number) => cut.on(x, cut.partAt(cut.frame.at(0, y + down)[1]));
    if (cut.partAt(cut.frame.at(0, y + 0.2)[1]) > 0.97) continue;
    const below = clipOutline(cloth, at(-1, 0), at(1, 0));
    bandOn(context, pen, clipOutline(below, at(1, 0.16), at(-1, 0.16)));
  }
}

/** The shoulders in a cloth of their own, down to a straight seam. */
function drawYoke(context: DressContext, { cut, layer, order }: GarmentTop, cloth: Polyline): void {
  const part = cut.partAt(cut.frame.at(0, YOKE)[1]);
  const outline = clipOutline(cloth, cut.on(1, part), cut.on(-1, part));
  if (outline.length < 3) return;
  const pen = context.scene.on(layer, order);
  const { colour } = clothOfRegion(context.piece, 'yoke');
  pen.region(
    clothRegion(context, { part: 'yoke', outline, ...(colour && { colour }), reserve: 0.15 }),
  );
  pen.stroke('seam', [...outline, outline[0]], { weight: 1.1, taper: [0, 0] });
}
