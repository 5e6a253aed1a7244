import { lerp } from '../../../core/interpolate.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { drawButtons } from './closures/buttons.ts';
import { type OnLeg, onLeg, threadOf } from './legs-on.ts';
import { drawCargoPocket, drawPatchPocket, drawThighPatch } from './legs-pockets.ts';
import type { LegShape } from './legs-shape.ts';
import { drawSideStripe } from './legs-stripe.ts';
import { drawLegWear } from './legs-wear.ts';
import { clothRegion } from './skirt-cloth.ts';

/** What is sewn on trousers. */
export type LegDetails = {
  hasCrease?: boolean;
  /** Folds from the waistband on each leg. */
  pleats?: 0 | 1 | 2;
  pockets?: 'none' | 'slant' | 'jeans' | 'cargo';
  /** Pockets sewn on the thighs. */
  hasPatches?: boolean;
  hasFly?: boolean;
  /** Seams sewn visibly in a colour of their own. */
  hasTopStitching?: boolean;
  /** How the legs end: hemmed, turned up, or gathered in a ribbed cuff. */
  ends?: 'hem' | 'turn-up' | 'rib';
};

/** Draws what is sewn on one leg. */
export function drawLegDetails(
  pen: LayerPen,
  context: DressContext,
  shape: LegShape,
  details: LegDetails,
): void {
  const at = onLeg(shape);
  const { isBack } = context.body;
  if (details.hasCrease) drawCrease(pen, at, shape);
  if (!isBack) drawPleats(pen, at, { shape, count: details.pleats ?? 0 });
  if (details.ends === 'turn-up') drawTurnUp(pen, context, shape);
  if (details.ends === 'rib') drawRibCuff(pen, context, shape);
  else if (context.piece.parts?.has('hem')) drawHemBand(pen, context, shape);
  if (details.hasTopStitching) drawStitching(pen, context, shape, at);
  if (context.piece.design.details.has('side-stripe')) drawSideStripe(pen, context, shape);
  drawPockets(pen, context, shape, details);
  drawLegWear(pen, context, shape);
  if (hasFrontButtons(context)) drawFrontButtons(pen, context, shape);
  if (details.hasFly && !isBack && shape.side === context.body.nearLeg)
    drawFly(pen, context, shape);
}

function drawCrease(pen: LayerPen, at: OnLeg, shape: LegShape): void {
  const vs = [0.12, 0.3, 0.45, 0.6, 0.8, 0.995];
  const path = vs.map((v) => at(shape.kneeAt < 0.95 ? 0.5 : 0.52, v));
  pen.stroke('seam', path, { weight: 0.8, taper: [0.3, 0.05] });
}

function drawPleats(
  pen: LayerPen,
  at: OnLeg,
  { shape, count }: { shape: LegShape; count: number },
) {
  for (let i = 0; i < count; i += 1) {
    const u = 0.55 - i * 0.2;
    const length = shape.crotchAt * (0.95 - i * 0.25);
    const path = [0.02, 0.4, 1].map((t) => at(u + 0.02 * t, length * t + 0.012));
    pen.stroke('fold', path, { weight: 1, taper: [0.02, 0.8] });
  }
}

const acrossLeg = (at: OnLeg, v: number, from = -0.03): Polyline =>
  Array.from({ length: 7 }, (_, i) => at(lerp(from, 1 - from, i / 6), v));

function drawTurnUp(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const at = onLeg(shape);
  const tall = (context.body.unit * 0.17) / lengthDown(shape);
  const upper = acrossLeg(at, 1 - tall, -0.05);
  const lower = acrossLeg(at, 1.002, -0.04);
  const outline = [...upper, ...lower.toReversed()];
  pen.region(clothRegion(context, { part: 'turn-up', outline, reserve: 0.3 }));
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.85, taper: [0, 0] });
}

/** Test for trousers with buttons that are seen: those of bibs and skirts over them are drawn there. */
const hasFrontButtons = ({ body, piece: { garment, design } }: DressContext): boolean =>
  design.details.has('buttons') &&
  !body.isBack &&
  garment.place === 'lower' &&
  !garment.mayHave.includes('buttons') &&
  garment.id !== 'dungarees';

/** A row of buttons beside the centre front, as on sailors' trousers. */
function drawFrontButtons(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const at = onLeg(shape);
  const places = [0.16, 0.46, 0.76].map((part) => at(0.66, shape.crotchAt * part));
  drawButtons(context, pen, { places, radiusPx: context.body.unit * 0.036 });
}

/** A band of another colour or cloth at the end of a leg. */
function drawHemBand(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const at = onLeg(shape);
  const tall = (context.body.unit * 0.15) / lengthDown(shape);
  const upper = acrossLeg(at, 1 - tall, 0);
  const outline = [...upper, ...acrossLeg(at, 1, 0).toReversed()];
  pen.region(clothRegion(context, { part: 'hem band', outline, reserve: 0.1 }));
  pen.stroke('seam', upper, { weight: 0.8, taper: [0, 0] });
}

function drawRibCuff(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const at = onLeg(shape);
  const tall = (context.body.unit * 0.2) / lengthDown(shape);
  const from = 0.1;
  const upper = acrossLeg(at, 1 - tall, 0.02);
  const lower = acrossLeg(at, 1.004, from);
  const outline = [...upper, ...lower.toReversed()];
  pen.region(clothRegion(context, { part: 'cuff', outline, reserve: 0.2 }));
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.8, taper: [0, 0] });
  for (let i = 1; i < 9; i += 1) {
    const u = i / 9;
    const rib = [at(lerp(0.02, 0.98, u), 1 - tall * 0.9), at(lerp(from, 1 - from, u), 0.998)];
    pen.stroke('seam', rib, { weight: 0.55, taper: [0, 0.1] });
  }
  for (const u of [0.18, 0.36, 0.55, 0.76]) {
    const gather = [at(u, 1 - tall), at(u + 0.02, 1 - tall * 1.5), at(u + 0.05, 1 - tall * 2.2)];
    pen.stroke('fold', gather, { weight: 0.8, taper: [0.02, 0.8] });
  }
}

const lengthDown = ({ outer }: LegShape): number => outer[outer.length - 1][1] - outer[0][1];

function drawStitching(pen: LayerPen, context: DressContext, shape: LegShape, at: OnLeg): void {
  const colour = threadOf(context.piece);
  const down = (u: number) => Array.from({ length: 12 }, (_, i) => at(u, 0.05 + (0.93 * i) / 11));
  pen.stroke('stitch', down(0.055), { colour, weight: 1.3 });
  const tall = (context.body.unit * 0.07) / lengthDown(shape);
  pen.stroke('stitch', acrossLeg(at, 1 - tall, 0.02), { colour });
}

function drawPockets(
  pen: LayerPen,
  context: DressContext,
  shape: LegShape,
  { pockets = 'none', hasTopStitching = false, hasPatches = false }: LegDetails,
): void {
  if (pockets === 'none' || context.piece.design.details.has('pocketless')) return;
  if (hasPatches) drawThighPatch(pen, context, shape, { hasStitching: hasTopStitching });
  else if (pockets === 'cargo') drawCargoPocket(pen, context, shape);
  const isJeans = pockets === 'jeans';
  if (context.body.isBack) {
    drawPatchPocket(pen, context, shape, { hasStitching: isJeans });
    return;
  }
  const at = onLeg(shape);
  const deep = shape.crotchAt * 0.78;
  const path = isJeans
    ? [at(0.5, 0.035), at(0.45, deep * 0.42), at(0.3, deep * 0.66), at(0.015, deep * 0.74)]
    : [at(0.34, 0.04), at(0.21, deep * 0.5), at(0.04, deep * 0.98)];
  pen.stroke('seam', path, { weight: 1.1, taper: [0.02, 0.05] });
  if (!hasTopStitching) return;
  const colour = threadOf(context.piece);
  const inside = path.map(([x, y]): Point => [x, y + context.body.unit * 0.028]);
  pen.stroke('stitch', inside, { colour });
}

function drawFly(pen: LayerPen, { body, piece }: DressContext, shape: LegShape): void {
  const front = shape.inner.slice(0, shape.fork + 1);
  pen.stroke('seam', front, { weight: 0.9, taper: [0.02, 0.2] });
  const side = body.unit * 0.085;
  const count = Math.floor(front.length * 0.72);
  const curve = front.slice(0, count).map(([x, y], i): Point => {
    const t = i / count;
    return [x + side * Math.sqrt(Math.max(0, 1 - t ** 5)), y];
  });
  const isDenim = piece.fabric.id === 'denim';
  pen.stroke(isDenim ? 'stitch' : 'seam', [...curve, front[count]], {
    weight: isDenim ? 1 : 0.65,
    ...(isDenim ? { colour: threadOf(piece) } : {}),
  });
}
