import { isDark, mix } from '../../../core/colour.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { onLeg } from './legs-on.ts';
import type { LegShape } from './legs-shape.ts';
import { clothRegion } from './skirt-cloth.ts';

/** Parts of a leg's breadth between which the stripe lies, from the outer seam. */
const FROM = 0.02;
const TO = 0.13;

/** A stripe sewn down the outer seam of a leg. */
export function drawSideStripe(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const at = onLeg(shape);
  const down = (u: number) => Array.from({ length: 16 }, (_, i) => at(u, 0.01 + (0.985 * i) / 15));
  drawStripe(context, pen, { down, from: FROM, to: TO });
}

type Stripe = {
  /** The line down the surface at a part of its breadth. */
  down: (across: number) => Polyline;
  from: number;
  to: number;
};

/** A stripe sewn on, in the colour asked for or one that shows on the cloth. */
export function drawStripe(context: DressContext, pen: LayerPen, { down, from, to }: Stripe): void {
  const { piece } = context;
  const outline = [...down(from), ...down(to).toReversed()];
  const shown = mix(piece.colour, isDark(piece.colour) ? '#ffffff' : '#1d1a1c', 0.32);
  const own = { ...context, piece: { ...piece, print: undefined } };
  const colour = piece.parts?.get('stripe')?.colour ?? shown;
  pen.region(clothRegion(own, { part: 'side stripe', outline, colour, reserve: 0.1 }));
  for (const u of [from, to]) pen.stroke('seam', down(u), { weight: 0.75, taper: [0.02, 0.02] });
}
