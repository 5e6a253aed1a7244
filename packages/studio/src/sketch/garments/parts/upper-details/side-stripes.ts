import type { Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { SIDES, type Side } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawStripe } from '../legs-stripe.ts';
import type { SkirtShape } from '../skirt-shape.ts';
import type { SleeveShape } from '../sleeves/sleeve-shape.ts';

/** Where a stripe lies on a surface, from its left seam. */
type Across = readonly [from: number, to: number];

const mirrored = ([from, to]: Across): Across => [1 - to, 1 - from];

type Surface = { patch: (u: number, v: number) => readonly [number, number]; from?: number };

/** The two edges of a stripe down a surface. */
const downOf =
  ({ patch, from = 0 }: Surface, to: number) =>
  (u: number): Polyline =>
    Array.from({ length: 16 }, (_, i) => {
      const [x, y] = patch(u, from + ((to - from) * i) / 15);
      return [x, y];
    });

const ON_BODY: Across = [0.03, 0.11];
const ON_SKIRT: Across = [0.02, 0.09];
/** Along the outer side, where the arm turns away. */
const ON_SLEEVE: Across = [0.16, 0.38];

/** Stripes down both side seams of a garment of the upper body. */
export function drawBodyStripes(context: DressContext, pen: LayerPen, { cut }: GarmentTop): void {
  // Above that the armholes are.
  const down = downOf({ patch: cut.patch, from: 0.34 }, 0.995);
  for (const side of SIDES) {
    const [from, to] = side === 'left' ? ON_BODY : mirrored(ON_BODY);
    drawStripe(context, pen, { down, from, to });
  }
}

/** A stripe down the outer side of a sleeve. */
export function drawSleeveStripe(
  context: DressContext,
  pen: LayerPen,
  { shape, side }: { shape: SleeveShape; side: Side },
): void {
  const [from, to] = side === 'left' ? ON_SLEEVE : mirrored(ON_SLEEVE);
  drawStripe(context, pen, { down: downOf({ patch: shape.patch, from: 0.04 }, 0.985), from, to });
}

/** Stripes down both sides of a skirt. */
export function drawSkirtStripes(
  context: DressContext,
  pen: LayerPen,
  { patch }: SkirtShape,
): void {
  const down = downOf({ patch }, 0.985);
  for (const side of SIDES) {
    const [from, to] = side === 'left' ? ON_SKIRT : mirrored(ON_SKIRT);
    drawStripe(context, pen, { down, from, to });
  }
}
