import { lerp } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import { curve } from './shape.ts';

export type LegCut = 'slim' | 'straight' | 'wide' | 'flared' | 'tapered' | 'skin';

/** Trousers as they are to be cut, from their waist seam to their hems. */
export type TrousersPlan = {
  seed: string;
  leg: LegCut;
  waistHalf: number;
  waistY: number;
  /** Outer length. */
  length: number;
  look: 'tailored' | 'jeans' | 'soft' | 'stretch' | 'cargo';
  /** 0 to 1: how heavily they fold. */
  looseness: number;
  isGathered?: boolean;
  hasCuffs?: boolean;
};

/** Half widths at the hip, and where knee and hem lie, outside and inside, at full length. */
type LegShape = { hip: number; knee: [number, number]; hem: [number, number] };

export const LEGS: Record<LegCut, LegShape> = {
  skin: { hip: 4.2, knee: [-17.6, -4.4], hem: [-14.6, -4.4] },
  slim: { hip: 5.4, knee: [-20.5, -3.8], hem: [-18.4, -4.2] },
  tapered: { hip: 7, knee: [-24, -3.4], hem: [-18.6, -4.6] },
  straight: { hip: 5.8, knee: [-24.2, -3], hem: [-24, -3.2] },
  flared: { hip: 5, knee: [-21.4, -4.4], hem: [-29.5, -1.4] },
  wide: { hip: 7, knee: [-29.5, -1.4], hem: [-34.5, -1] },
};

const WHOLE = 100;

export const CROTCH = 28;

type LegLines = { outer: Point[]; inner: Point[]; hem: Point[] };

/** The seams and hem of the left leg, in centimetres. */
export function legLines({ leg: id, waistHalf, waistY, length }: TrousersPlan): LegLines {
  const { hip, knee, hem } = LEGS[id];
  const at = (y: number) => Math.min(1, y / WHOLE);
  const crotchY = waistY + CROTCH;
  const hipHalf = waistHalf + hip;
  // Short legs end somewhere on the way of long ones, a little wider.
  const outerAt = (y: number) =>
    y < 52
      ? lerp(-hipHalf - 0.4, knee[0], Math.max(0, (y - 24) / 28))
      : lerp(knee[0], hem[0], (y - 52) / 48);
  const innerAt = (y: number) =>
    y < 52
      ? lerp(-0.9, knee[1], Math.max(0, (y - CROTCH) / 24))
      : lerp(knee[1], hem[1], (y - 52) / 48);
  const end = at(length) * WHOLE;
  const mids = [0.42, 0.72].map((part) => lerp(CROTCH, end, part));
  const outer = curve(
    [-waistHalf, waistY],
    [-waistHalf - hip * 0.66, waistY + 9],
    [-hipHalf, waistY + 20],
    ...mids.map((y): Point => [outerAt(y), waistY + y]),
    [outerAt(end), waistY + end],
  );
  const inner = curve(
    [0.9, waistY],
    [1.1, waistY + 16],
    [0.7, crotchY - 3],
    [-0.6, crotchY + 1],
    ...mids.map((y): Point => [innerAt(y), waistY + y]),
    [innerAt(end), waistY + end + 0.6],
  );
  const [a, b] = [outer[outer.length - 1], inner[inner.length - 1]];
  const hemRow = Array.from({ length: 31 }, (_, i): Point => {
    const u = i / 30;
    return [lerp(a[0], b[0], u), lerp(a[1], b[1], u) + 1.1 * 4 * u * (1 - u) * 0.9];
  });
  return { outer, inner, hem: hemRow };
}
