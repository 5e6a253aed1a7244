import type { Patch } from '../../../../core/scene/patch.ts';
import type { Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { SIDES, type Side } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawStripe } from '../legs-stripe.ts';
import type { SkirtShape } from '../skirt-shape.ts';
import type { SleeveShape } from '../sleeves/sleeve-shape.ts';

/** A surface, and where a stripe lies on it: across from its left seam, and how far down. */
type Striped = {
  patch: Patch;
  across: readonly [from: number, to: number];
  down: readonly [from: number, to: number];
};

/** Above 0.34 the armholes are. */
const ON_BODY = { across: [0.03, 0.11], down: [0.34, 0.995] } as const;
const ON_SKIRT = { across: [0.02, 0.09], down: [0, 0.985] } as const;
/** Along the outer side, where the arm turns away. */
const ON_SLEEVE = { across: [0.16, 0.38], down: [0.04, 0.985] } as const;

/** A stripe down a surface; on the right it lies as far from that seam. */
function drawOn(
  context: DressContext,
  pen: LayerPen,
  side: Side,
  { patch, ...where }: Striped,
): void {
  const [near, far] = where.across;
  const [top, end] = where.down;
  const down = (u: number): Polyline =>
    Array.from({ length: 16 }, (_, i) => patch(u, top + ((end - top) * i) / 15));
  const [from, to] = side === 'left' ? [near, far] : [1 - far, 1 - near];
  drawStripe(context, pen, { down, from, to });
}

/** Stripes down both side seams of a garment of the upper body. */
export function drawBodyStripes(context: DressContext, pen: LayerPen, { cut }: GarmentTop): void {
  for (const side of SIDES) drawOn(context, pen, side, { patch: cut.patch, ...ON_BODY });
}

/** A stripe down the outer side of a sleeve. */
export function drawSleeveStripe(
  context: DressContext,
  pen: LayerPen,
  { shape, side }: { shape: SleeveShape; side: Side },
): void {
  drawOn(context, pen, side, { patch: shape.patch, ...ON_SLEEVE });
}

/** Stripes down both sides of a skirt. */
export function drawSkirtStripes(
  context: DressContext,
  pen: LayerPen,
  { patch }: SkirtShape,
): void {
  for (const side of SIDES) drawOn(context, pen, side, { patch, ...ON_SKIRT });
}
