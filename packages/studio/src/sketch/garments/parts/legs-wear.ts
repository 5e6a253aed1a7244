import { adjust } from '../../../core/colour.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { onLeg } from './legs-on.ts';
import type { LegShape } from './legs-shape.ts';
import { drawFrayed, layPatch } from './upper-details/small-trims.ts';

/** Draws holes, patches and loose threads on one leg. */
export function drawLegWear(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const { details } = context.piece.design;
  if (details.has('ripped') && !context.body.isBack) drawRips(pen, context, shape);
  if (details.has('knee-patches') && !context.body.isBack) drawKneePatch(pen, context, shape);
  if (details.has('frayed')) drawFrayed(context, pen, shape.hem.path);
}

/** Where holes are on a leg: across from the outer seam, down, and half their sizes, in parts of the leg. */
const RIPS = {
  left: [
    { u: 0.5, high: 0, wide: 0.3, tall: 0.026 },
    { u: 0.58, high: -0.17, wide: 0.2, tall: 0.014 },
  ],
  right: [
    { u: 0.48, high: -0.06, wide: 0.26, tall: 0.02 },
    { u: 0.52, high: 0.055, wide: 0.18, tall: 0.012 },
    { u: 0.42, high: -0.2, wide: 0.16, tall: 0.01 },
  ],
} as const;

type Rip = {
  upper: Point[];
  lower: Point[];
  place: { u: number; v: number; wide: number; tall: number };
};

/** The holes of a leg whose jeans are ripped: the skin below is seen through them. */
export function ripsOf({ piece, body }: DressContext, shape: LegShape): Rip[] {
  if (!piece.design.details.has('ripped') || body.isBack) return [];
  const at = onLeg(shape);
  return RIPS[shape.side].map(({ u, high, wide, tall }) => {
    const v = Math.min(0.9, shape.kneeAt) + high;
    const edge = (sign: number): Point[] =>
      Array.from({ length: 11 }, (_, i) => {
        const t = (i / 10) * 2 - 1;
        const uneven = 1 + 0.14 * Math.sin(i * 2.3 + sign + u * 20);
        return at(u + t * wide, v + sign * tall * Math.sqrt(Math.max(0, 1 - t * t)) * uneven);
      });
    return { upper: edge(-1), lower: edge(1), place: { u, v, wide, tall } };
  });
}

/** The outline of a hole. */
export const holeOf = ({ upper, lower }: Rip): Point[] => [...upper, ...lower.toReversed()];

/** White threads across the holes, and loose ones about them. */
function drawRips(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const { rng, piece, body } = context;
  const at = onLeg(shape);
  const pale = adjust(piece.colour, 0.28, 0.4);
  for (const { upper, lower, place } of ripsOf(context, shape)) {
    const { u, v, wide, tall } = place;
    pen.stroke('contour', upper, { weight: 0.7, taper: [0.1, 0.1] });
    pen.stroke('contour', lower, { weight: 0.6, taper: [0.1, 0.1] });
    const threads = Math.max(2, Math.round(tall * 180));
    for (let i = 1; i < threads; i += 1) {
      const down = (i / threads) * 2 - 1;
      const half = wide * Math.sqrt(1 - down ** 2);
      const y = v + tall * down * 0.9;
      const path = [at(u - half, y), at(u, y + rng.range(-0.003, 0.004)), at(u + half, y)];
      pen.stroke('detail', path, { weight: 1.4, colour: pale, taper: [0, 0] });
    }
    for (const t of [-0.8, -0.45, -0.1, 0.25, 0.6]) {
      const [x, y] = at(u + t * wide, v + tall * Math.sqrt(1 - t * t));
      const loose: Point[] = [
        [x, y],
        [x + rng.range(-2, 2), y + body.unit * 0.045],
      ];
      pen.stroke('detail', loose, { weight: 1.3, colour: pale, taper: [0, 0.4] });
    }
  }
}

/** A rounded patch over the knee. */
function drawKneePatch(pen: LayerPen, context: DressContext, shape: LegShape): void {
  const at = onLeg(shape);
  const v = shape.kneeAt < 0.95 ? shape.kneeAt : 0.9;
  const [wide, tall] = [0.28, 0.062];
  const outline = Array.from({ length: 20 }, (_, i): Point => {
    const angle = (i / 20) * Math.PI * 2;
    const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.55;
    return at(0.5 + square(Math.cos(angle)) * wide, v + square(Math.sin(angle)) * tall);
  });
  layPatch(context, pen, outline);
}
