import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { onLeg, threadOf } from './legs-on.ts';
import type { LegShape } from './legs-shape.ts';
import { clothRegion } from './skirt-cloth.ts';

/** A bellows pocket with a flap on the outside of the thigh. */
export function drawCargoPocket(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const at = onLeg(shape);
  const v0 = shape.crotchAt + (shape.kneeAt - shape.crotchAt) * 0.42;
  const tall = Math.max(0.04, (shape.kneeAt - shape.crotchAt) * 0.5);
  const bag: Point[] = [
    at(-0.06, v0 + 0.01),
    at(0.44, v0),
    at(0.45, v0 + tall),
    at(-0.06, v0 + tall + 0.006),
  ];
  const flap: Point[] = [
    at(-0.08, v0 - 0.012),
    at(0.46, v0 - 0.016),
    at(0.455, v0 + tall * 0.22),
    at(0.2, v0 + tall * 0.34),
    at(-0.08, v0 + tall * 0.26),
  ];
  const under = [flap[4], flap[3], flap[2], at(0.42, v0 + tall * 0.42), at(0, v0 + tall * 0.44)];
  pen.region(clothRegion(context, { part: 'pocket', outline: bag, shade: [under], reserve: 0.2 }));
  pen.stroke('contour', [...bag, bag[0]], { weight: 0.8, taper: [0, 0] });
  pen.stroke('seam', [at(0.36, v0 + tall * 0.3), at(0.37, v0 + tall)], { weight: 0.7 });
  pen.region(clothRegion(context, { part: 'pocket flap', outline: flap, reserve: 0.2 }));
  pen.stroke('contour', [...flap, flap[0]], { weight: 0.85, taper: [0, 0] });
}

/** A flat pocket sewn on the front of the thigh. */
export function drawThighPatch(
  pen: LayerPen,
  context: DressContext,
  shape: LegShape,
  { hasStitching }: { hasStitching: boolean },
): void {
  const at = onLeg(shape);
  const top = shape.crotchAt * 0.5;
  const low = top + Math.max(0.06, (shape.kneeAt - shape.crotchAt) * 0.6);
  const outline: Point[] = [
    at(0.1, top),
    at(0.66, top),
    at(0.66, low * 0.96),
    at(0.38, low),
    at(0.1, low * 0.96),
  ];
  pen.region(clothRegion(context, { part: 'pocket', outline, reserve: 0.2 }));
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.85, taper: [0, 0] });
  if (!hasStitching) return;
  const middle = at(0.38, (top + low) / 2);
  const within = outline.map(
    ([x, y]): Point => [middle[0] + (x - middle[0]) * 0.86, middle[1] + (y - middle[1]) * 0.9],
  );
  pen.stroke('stitch', [...within, within[0]], {
    colour: threadOf(context.piece),
    weight: 1.2,
  });
}

/** A pocket sewn on the seat, as seen from behind. */
export function drawPatchPocket(
  pen: LayerPen,
  context: DressContext,
  shape: LegShape,
  { hasStitching }: { hasStitching: boolean },
): void {
  const at = onLeg(shape);
  const deep = shape.crotchAt;
  const outline: Point[] = [
    at(0.3, deep * 0.34),
    at(0.78, deep * 0.38),
    at(0.76, deep * 0.74),
    at(0.55, deep * 0.86),
    at(0.32, deep * 0.7),
  ];
  if (!hasStitching) {
    pen.stroke('seam', [at(0.3, deep * 0.42), at(0.74, deep * 0.45)], { weight: 1.2 });
    return;
  }
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.75, taper: [0, 0] });
  const colour = threadOf(context.piece);
  const middle = at(0.54, deep * 0.55);
  const within = outline.map(
    ([x, y]): Point => [middle[0] + (x - middle[0]) * 0.88, middle[1] + (y - middle[1]) * 0.88],
  );
  pen.stroke('stitch', [...within, within[0]], { colour });
}
