import { between, type Spot } from '../parse/point.ts';
import { type GarmentView, PLACE, placeAt, type Side } from './garment-view.ts';
import { type Arm, normalAt } from './measure-arm.ts';
import { bridged, medians, type Strip, smoothed } from './strip.ts';

/** Rows that a sleeve is measured in, from the armhole to its end. */
const SLEEVE_ROWS = 36;

/** Least distance of a sleeve's edge from the arm's bone, in torso lengths. */
const LEAST_REACH = 0.08;

/** A sleeve as a strip of the view; `seen` is the share (0–1) of its outer edge that is seen. */
export type Sleeve = { strip: Strip; widths: number[]; lengthPx: number; seen: number };

/** Strip of a sleeve, measured across the bones from the armhole on; hidden edges are interpolated. */
export function measureSleeve(view: GarmentView, arm: Arm, side: Side): Sleeve {
  const { path, tip, armpit } = arm;
  const last = path.length - 1;
  const start = Math.min(Math.round(last * 0.75), armholeEnd(path, armpit));
  const rows = Array.from({ length: SLEEVE_ROWS }, (_, row) => row / (SLEEVE_ROWS - 1));
  const places = rows.map((part) => Math.round(part * last));
  const cast = (sign: 1 | -1) => places.map((at) => reachAt(view, { path, at, side, sign }));
  const out = withoutLeaps(cast(1));
  const raw = bridged(out) ?? rows.map(() => arm.halfPx);
  const least = view.torsoPx * LEAST_REACH;
  const outward = smoothed(medians(raw, 3), 1.2).map((reach) => Math.max(reach, least));
  const inward = innerReach(cast(-1), { outward, places, start });
  const spots = places.map((at, row) => {
    const normal = normalAt(path, at, side);
    const bone = path[at];
    const blend = Math.min(1, at / Math.max(1, start));
    const offset = (by: number) => ({ x: bone.x + normal.x * by, y: bone.y + normal.y * by });
    return {
      outer: between(tip, offset(outward[row]), Math.min(1, blend * 1.6)),
      inner: between(armpit, offset(-inward[row]), blend ** 1.5),
    };
  });
  const strip = { outer: spots.map(({ outer }) => outer), inner: spots.map(({ inner }) => inner) };
  const middle = spots.map(({ outer, inner }) => between(outer, inner));
  return {
    strip,
    widths: spots.map(({ outer, inner }) => Math.hypot(outer.x - inner.x, outer.y - inner.y)),
    lengthPx: middle.reduce(
      (sum, at, row) =>
        row === 0 ? 0 : sum + Math.hypot(at.x - middle[row - 1].x, at.y - middle[row - 1].y),
      0,
    ),
    seen: out.filter((reach) => reach !== undefined).length / out.length,
  };
}

/** Reaches without those over 1.8 times the median: they run on over the trunk or the other sleeve. */
function withoutLeaps(reaches: readonly (number | undefined)[]): (number | undefined)[] {
  const known = reaches.filter((reach) => reach !== undefined);
  const typical = medians(known, known.length)[0] ?? 0;
  return reaches.map((reach) => (reach !== undefined && reach > typical * 1.8 ? undefined : reach));
}

/** The step of a path beside which the armpit lies, and a little more. */
function armholeEnd(path: readonly Spot[], armpit: Spot): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, at] of path.entries()) {
    const away = Math.hypot(at.x - armpit.x, at.y - armpit.y);
    if (away >= least) continue;
    least = away;
    best = i;
  }
  return Math.max(4, Math.round(best * 1.15));
}

type Cast = { path: readonly Spot[]; at: number; side: Side; sign: 1 | -1 };

/** Distance from a bone to the cloth's end, in pixels; undefined where the end is hidden or not found. */
function reachAt(view: GarmentView, { path, at, side, sign }: Cast): number | undefined {
  const normal = normalAt(path, at, side);
  const most = view.torsoPx * 0.34;
  let edge: number | undefined;
  for (let way = 0; way < most; way += 1) {
    const x = path[at].x + normal.x * way * sign;
    const y = path[at].y + normal.y * way * sign;
    const place = placeAt(view, x, y);
    if (place === PLACE.cloth) edge = way;
    else if (edge !== undefined) return place === PLACE.veil ? undefined : edge;
    else if (way > most * 0.3) return undefined;
  }
  return undefined;
}

type Inner = { outward: readonly number[]; places: readonly number[]; start: number };

/** The reach towards the trunk: as far as outwards where the trunk lies right beside it. */
function innerReach(
  found: readonly (number | undefined)[],
  { outward, places, start }: Inner,
): number[] {
  const own = found.map((reach, row) => {
    if (places[row] < start) return undefined;
    return reach !== undefined && reach < outward[row] * 1.7 ? reach : outward[row];
  });
  return smoothed(bridged(own) ?? [...outward], 1.4);
}
