import { clamp, lerp, smoothstep } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import { type Body, type Side, signOf, type TrunkLevel } from '../../figure/body.ts';
import type { Profile } from './silhouettes.ts';
import { bodyEdge } from './silhouettes-body.ts';

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
export function stretched(row: readonly Point[], sign: number, untilY: number): Point[] {
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
