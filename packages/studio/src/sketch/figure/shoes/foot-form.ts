import { smoothstep } from '../../../core/interpolate.ts';
import { radiansOf } from '../../../core/radians.ts';
import { placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point, subtract, unitOf } from '../../../core/scene/point.ts';
import { FROM_ABOVE } from '../body/foot-view.ts';
import { alongKnots } from '../body/knots.ts';
import type { Body, Leg, Side } from '../body.ts';
import { silhouetteOf } from './silhouette.ts';

/** Of a foot in heads: along it from the ankle (0) to the toes (1), half its width, its sole and its top. */
type Row = readonly [along: number, width: number, bottom: number, top: number];

/** A foot or shoe as sections along its length; `bottom` and `top` are added to the heel's rise. */
export type FootShape = readonly Row[];

export type FootForm = {
  /** The page's place along (0 ankle, 1 toes), around (degrees: 0 the top, 90 the right side, −90 the left, 180 the sole). */
  at: (along: number, around: number, swell?: number) => Point;
  /** The contour of the part between two places along. */
  outline: (from?: number, to?: number) => Point[];
  /** Closed sections across the foot, from heel to toes. */
  sections: () => Point[][];
  /** A free place: along, aside in heads to the right, up from the floor in heads. */
  place: (along: number, aside: number, up: number) => Point;
  /** Whether the right or the left flank shows more, 0 when the toes point to the viewer. */
  shows: -1 | 0 | 1;
  /** Heads that the heel is raised. */
  rise: number;
  heelAt: number;
};

/** The form of a foot under its leg. */
export function footFormOf(body: Body, side: Side, shape: FootShape): FootForm {
  const leg = body.leg[side];
  const rise = leg.rise;
  const { length, ankleUp } = body.foot;
  const scale = length / 0.84;
  const column = (k: 1 | 2 | 3) => alongKnots(shape.map((row) => [row[0], row[k]]));
  const [width, bottom, top] = [column(1), column(2), column(3)];
  const place = placeOf(leg, { length, unit: body.unit, ankleUp });
  const lifted = (along: number) => rise * (1 - smoothstep(0, 1, (along - 0.02) / 0.58));
  const at = (along: number, around: number, swell = 1): Point => {
    const a = radiansOf(around);
    const lift = lifted(along);
    const low = lift + bottom(along) * scale;
    const high = lift * 1.02 + top(along) * scale;
    const round = (v: number) => Math.sign(v) * Math.abs(v) ** 0.8;
    return place(
      along,
      round(Math.sin(a)) * width(along) * scale * swell,
      (low + high) / 2 + (round(Math.cos(a)) * (high - low) * swell) / 2,
    );
  };
  const heading = leg.heading;
  const isAhead = Math.abs(Math.sin(heading)) < 0.5;
  const [heelAt, tipAt] = [shape[0][0], shape[shape.length - 1][0]];
  const sectionOf = (along: number) => Array.from({ length: 16 }, (_, i) => at(along, i * 22.5));
  const sections = (from = heelAt, to = tipAt) =>
    FINE.map((part) => sectionOf(from + (to - from) * part));
  const outline = (from = heelAt, to = tipAt) =>
    isAhead
      ? silhouetteOf(sections(from, to))
      : contourOf((part) => sectionOf(from + (to - from) * part));
  const shows = Math.abs(heading) < 0.12 ? 0 : heading > 0 ? -1 : 1;
  return { at, outline, sections: () => sections(), place, shows, rise, heelAt };
}

type Placing = { length: number; unit: number; ankleUp: number };

function placeOf(leg: Leg, { length, unit, ankleUp }: Placing) {
  const [sin, cos] = [Math.sin(leg.heading), Math.cos(leg.heading)];
  const [tipSin, tipCos] = [Math.sin(leg.tip), Math.cos(leg.tip)];
  const up0 = ankleUp + leg.rise;
  return (along: number, aside: number, up: number): Point => {
    const ahead = along * length;
    const above = up - up0;
    const forward = ahead * tipCos + above * tipSin;
    const high = above * tipCos - ahead * tipSin;
    const x = forward * sin + aside * cos;
    const near = forward * cos - aside * sin;
    return add(leg.ankle, [x * unit, (near * FROM_ABOVE - high * 0.97) * unit]);
  };
}

const FINE = Array.from({ length: 43 }, (_, i) => i / 42);
const PARTS = Array.from({ length: 15 }, (_, i) => i / 14);

/** The silhouette of a row of sections seen from aside: their extremes on both sides of the row, closed over the ends. */
function contourOf(sectionAt: (part: number) => Point[]): Point[] {
  const sections = PARTS.map(sectionAt);
  const middles = sections.map(
    (points): Point => [
      points.reduce((sum, p) => sum + p[0], 0) / points.length,
      points.reduce((sum, p) => sum + p[1], 0) / points.length,
    ],
  );
  const rows: [Point[], Point[]] = [[], []];
  sections.forEach((points, i) => {
    const along = unitOf(
      subtract(middles[Math.min(i + 1, middles.length - 1)], middles[Math.max(0, i - 1)]),
    );
    const reach = (p: Point) => p[0] * along[1] - p[1] * along[0];
    const sorted = points.toSorted((a, b) => reach(a) - reach(b));
    rows[0].push(sorted[0]);
    rows[1].push(sorted[sorted.length - 1]);
  });
  const last = sections[sections.length - 1];
  const ahead = unitOf(subtract(middles[14], middles[12]));
  const tip = last.toSorted(
    (a, b) => b[0] * ahead[0] + b[1] * ahead[1] - a[0] * ahead[0] - a[1] * ahead[1],
  )[0];
  const even = (row: Point[]) => {
    const place = placeAlong(row);
    return Array.from({ length: 11 }, (_, i) => place(i / 10));
  };
  return smoothCurve([...even(rows[0]), tip, ...even(rows[1]).toReversed()], {
    closed: true,
    stepPx: 2,
  });
}
