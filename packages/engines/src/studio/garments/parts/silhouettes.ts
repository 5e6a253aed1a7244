import { clamp, lerp, smoothstep } from '../../core/interpolate.ts';
import type { Body, Side, TrunkLevel } from '../../figure/body.ts';
import { signOf } from '../../figure/body.ts';
import { smoothCurve } from '../../scene/curve.ts';
import type { Point } from '../../scene/point.ts';
import type { Length, Silhouette } from '../features.ts';
import { bodyEdge } from './silhouettes-body.ts';

/** How a silhouette leaves the body. */
export type Profile = {
  /** Outward at parts of the drop: [part, of the drop, in heads]; between them it curves. */
  points: readonly (readonly [part: number, ofDrop: number, ofHead: number])[];
  /** Trunk level from which the drop counts. */
  leaves: TrunkLevel;
  /** Room between body and cloth, in heads. */
  ease: number;
  folds: (flow: number) => number;
  /** Height of the folds against others. */
  swell: number;
};

export const PROFILES: Record<Silhouette, Profile> = {
  pencil: profile([[1, -0.02, 0]], 4, { ease: 0.05 }),
  column: profile(
    [
      [0.5, 0, 0.03],
      [1, 0.015, 0.07],
    ],
    4,
    {
      ease: 0.06,
      folds: (flow) => (flow > 0.5 ? 4 : 0),
      swell: 0.55,
    },
  ),
  'a-line': profile(
    [
      [0.35, 0.1, 0.02],
      [1, 0.32, 0.02],
    ],
    3.4,
    { folds: (flow) => 4 + flow * 4 },
  ),
  circle: profile(
    [
      [0.25, 0.12, 0.02],
      [0.6, 0.31, 0.03],
      [1, 0.54, 0.04],
    ],
    3.1,
    {
      folds: (flow) => 6 + flow * 4,
    },
  ),
  ball: profile(
    [
      [0.05, 0.11, 0.05],
      [0.2, 0.27, 0.1],
      [0.5, 0.42, 0.1],
      [1, 0.52, 0.1],
    ],
    3.02,
    {
      folds: (flow) => 8 + flow * 3,
      swell: 1.1,
    },
  ),
  mermaid: profile(
    [
      [0.42, -0.02, 0.02],
      [0.56, 0.01, 0.06],
      [0.78, 0.13, 0.1],
      [1, 0.32, 0.12],
    ],
    4,
    {
      ease: 0.04,
      folds: (flow) => 6 + flow * 3,
    },
  ),
  tulip: profile(
    [
      [0.12, 0.02, 0.1],
      [0.4, 0.02, 0.13],
      [1, -0.08, 0],
    ],
    3.6,
    {
      ease: 0.07,
      folds: () => 0,
    },
  ),
  empire: profile(
    [
      [0.3, 0.06, 0.06],
      [1, 0.2, 0.1],
    ],
    2.3,
    {
      ease: 0.07,
      folds: (flow) => 4 + flow * 4,
    },
  ),
  tiered: profile(
    [
      [0.3, 0.12, 0.03],
      [1, 0.36, 0.05],
    ],
    3.3,
    { folds: () => 8 },
  ),
  pleated: profile(
    [
      [0.3, 0.09, 0.02],
      [1, 0.27, 0.04],
    ],
    3.4,
    { folds: () => 0 },
  ),
  wrap: profile(
    [
      [0.5, 0.07, 0.02],
      [1, 0.17, 0.03],
    ],
    3.8,
    { folds: (flow) => 2 + flow * 4 },
  ),
  asymmetric: profile(
    [
      [0.4, 0.12, 0.02],
      [1, 0.32, 0.03],
    ],
    3.5,
    { folds: (flow) => 5 + flow * 3 },
  ),
};

function profile(
  points: Profile['points'],
  leaves: TrunkLevel,
  more: Partial<Omit<Profile, 'points' | 'leaves'>>,
): Profile {
  return { points, leaves, ease: 0.06, folds: () => 0, swell: 1, ...more };
}

/** Parts of the way from crotch to ankle where skirts end. */
const HEM_PARTS: Record<Length, number> = {
  cropped: 0.1,
  waist: 0.1,
  hip: 0.1,
  micro: 0.11,
  mini: 0.22,
  knee: 0.52,
  midi: 0.75,
  ankle: 0.94,
  floor: 1.14,
  train: 1.14,
};

/** The page's height at which a skirt of a length ends, never below the floor. */
export function hemHeight(body: Body, length: Length): number {
  const ankle = Math.max(body.leg.left.ankle[1], body.leg.right.ankle[1]);
  const wanted = lerp(body.crotch[1], ankle, HEM_PARTS[length]);
  return Math.min(wanted, body.floorY + body.unit * 0.02);
}

export type SideOptions = {
  side: Side;
  from: TrunkLevel;
  hemY: number;
  profile: Profile;
  /** Times the outward swing, 1 as designed. */
  fullness?: number;
};

/** The page's edge that no garment crosses. */
export const PAGE_MARGIN_PX = 16;
export const PAGE_WIDTH_PX = 768;

/** A skirt's silhouette on one side, from its top down to the hem. Never inside of the body. */
export function skirtSide(body: Body, options: SideOptions): Point[] {
  const { side, from, hemY, profile: shape, fullness = 1 } = options;
  const sign = signOf(side);
  const edge = bodyEdge(body, side, hemY);
  const top = body.side(side, from, body.unit * 0.015);
  const leave = body.side(side, Math.max(from, shape.leaves), body.unit * shape.ease);
  const drop = Math.max(1, hemY - leave[1]);
  const outward = swingOf(shape, drop, body.unit * Math.sqrt(clamp(drop / body.unit)));
  const swing = swayOf(body, side, drop) * Math.min(1, outward(1) / (body.unit * 0.6));
  const room = sign < 0 ? leave[0] - PAGE_MARGIN_PX : PAGE_WIDTH_PX - PAGE_MARGIN_PX - leave[0];
  const widest = Math.max(...[0.25, 0.5, 0.75, 1].map(outward)) * fullness;
  const fit = Math.min(1, Math.max(0.1, room - Math.abs(swing)) / Math.max(1, widest));
  const count = Math.max(10, Math.round((hemY - top[1]) / 12));
  const row = Array.from({ length: count + 1 }, (_, i): Point => {
    const y = lerp(top[1], hemY, i / count);
    if (i === 0) return top;
    const part = clamp((y - leave[1]) / drop);
    const hang = leave[0] + sign * outward(part) * fullness * fit + swing * part * part;
    const ease = body.unit * shape.ease * smoothstep(0, 0.35, i / count);
    const clothed = edge(y) + sign * ease;
    const x = part === 0 ? clothed : sign * softMax(sign * hang, sign * clothed, body.unit * 0.05);
    return [clamp(x, PAGE_MARGIN_PX, PAGE_WIDTH_PX - PAGE_MARGIN_PX), y];
  });
  if (shape.leaves >= 3.6) return row;
  return smoothCurve(stretched(row, sign, body.side(side, 4)[1] + body.unit * 0.3), { stepPx: 8 });
}

/** Cloth that hangs free does not follow the body inwards: the row is stretched over its hollows down to `untilY`. */
function stretched(row: readonly Point[], sign: number, untilY: number): Point[] {
  const taut: Point[] = [];
  const free = row.findIndex((at) => at[1] > untilY);
  const end = free === -1 ? row.length : free;
  for (const at of row.slice(0, end)) {
    while (taut.length > 1 && isHollow(taut[taut.length - 2], taut[taut.length - 1], at, sign)) {
      taut.pop();
    }
    taut.push(at);
  }
  return [...taut, ...row.slice(end)];
}

/** Whether b lies within the straight line from a to c. */
function isHollow(a: Point, b: Point, c: Point, sign: number): boolean {
  const x = lerp(a[0], c[0], (b[1] - a[1]) / Math.max(1e-6, c[1] - a[1]));
  return sign * b[0] <= sign * x;
}

/** In a walk the hem swings, more on the side that it swings to. */
const swayOf = (body: Body, side: Side, drop: number) =>
  body.sway * drop * (signOf(side) * body.sway > 0 ? 0.16 : 0.08);

function swingOf(shape: Profile, drop: number, heads: number) {
  const rows = [[0, 0, 0] as const, ...shape.points];
  return (part: number): number => {
    const found = rows.findIndex((row) => row[0] >= part);
    const at = Math.max(1, found === -1 ? rows.length - 1 : found);
    const value = (i: number) => {
      const row = rows[clamp(i, 0, rows.length - 1)];
      return row[1] * drop + row[2] * heads;
    };
    const place = (i: number) => rows[clamp(i, 0, rows.length - 1)][0];
    const slope = (i: number) =>
      (value(i + 1) - value(i - 1)) / Math.max(1e-6, place(i + 1) - place(i - 1));
    const span = place(at) - place(at - 1);
    return hermite((part - place(at - 1)) / span, {
      from: value(at - 1),
      to: value(at),
      leaving: slope(at - 1) * span,
      arriving: slope(at) * span,
    });
  };
}

type Ends = { from: number; to: number; leaving: number; arriving: number };

const hermite = (t: number, { from, to, leaving, arriving }: Ends): number => {
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * from +
    (t3 - 2 * t2 + t) * leaving +
    (3 * t2 - 2 * t3) * to +
    (t3 - t2) * arriving
  );
};

/** The greater of two, rounded off where they meet. */
const softMax = (a: number, b: number, radius: number): number => {
  const gap = a - b;
  return (a + b + Math.sqrt(gap * gap + radius * radius)) / 2;
};
