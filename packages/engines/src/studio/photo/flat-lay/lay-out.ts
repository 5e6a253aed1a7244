import { clamp, lerp } from '../../core/interpolate.ts';
import type { Spot } from '../parse/point.ts';
import { type GarmentView, SIDES, type Side } from './garment-view.ts';
import type { Lay } from './lay.ts';
import type { GarmentMeasure } from './measure-garment.ts';
import { measureSleeve, type Sleeve } from './measure-sleeve.ts';
import { ROWS } from './settle-rails.ts';
import { medians, type Panel, smoothed } from './strip.ts';

/** A garment laid flat: its panels, and its outline row by row; pixels of the view, x from its middle, y from its top. */
export type Layout = {
  body: Panel[];
  sleeves: Panel[];
  /** Outer edge and inner edge (0 where it has no legs) of the symmetric trunk at a height. */
  edgesAt: (y: number) => { outer: number; inner: number };
  armpitY: number;
  lengthPx: number;
  /** Room for a collar above the shoulders. */
  collarPx: number;
};

/** How far beyond its ends a garment is looked for, in torso lengths: collars, and curved hems. */
const ABOVE = { upper: 0.36, lower: 0.02 };
const BELOW = 0.12;

/** Lays a measured garment out: the pose undone, both sides alike. */
export function layOut(view: GarmentView, measure: GarmentMeasure, lay: Lay): Layout {
  const { lengthPx, armpitRow } = measure;
  const outline = outlineOf(measure, lay);
  const stepPx = lengthPx / (ROWS - 1);
  const above = Math.ceil(((armpitRow > 0 ? ABOVE.upper : ABOVE.lower) * view.torsoPx) / stepPx);
  const below = Math.ceil((BELOW * view.torsoPx) / stepPx);
  const rows = Array.from({ length: above + ROWS + below }, (_, i) => i - above);
  const body = SIDES.map((side) => bodyPanel(side, { measure, outline, rows, stepPx }));
  return {
    body,
    sleeves: laidSleeves(view, measure, { lay, outline, stepPx }),
    edgesAt: (y) => {
      const row = Math.min(ROWS - 1, Math.max(0, y / stepPx));
      const i = Math.min(ROWS - 2, Math.floor(row));
      const mix = (values: readonly number[]) => lerp(values[i], values[i + 1], row - i);
      return { outer: mix(outline.outer), inner: mix(outline.inner) };
    },
    armpitY: armpitRow * stepPx,
    lengthPx,
    collarPx: armpitRow > 0 ? view.torsoPx * 0.12 : 0,
  };
}

type Outline = { outer: number[]; inner: number[] };

/** The symmetric trunk: the body's waist let out, legs straight down. */
function outlineOf({ half, rails, crotchRow, armpitRow }: GarmentMeasure, lay: Lay): Outline {
  const straight = hullOf(half, armpitRow);
  const outer = half.map((value, row) =>
    row < armpitRow ? value : lerp(value, straight[row], lay.ease),
  );
  const inner = half.map(() => 0);
  if (crotchRow === undefined) return { outer, inner };
  const first = Math.min(ROWS - 2, Math.max(1, crotchRow));
  const widths = half.map((_, row) => {
    const widthOf = (side: Side) => Math.abs(rails[side][row].outer - rails[side][row].inner);
    return (widthOf(-1) + widthOf(1)) / 2;
  });
  const even = smoothed(widths.slice(first), 2);
  const hips = half[first];
  const taper = even.map(
    (width, i) => width * lerp(hips / Math.max(1, even[0]), 1, Math.min(1, i / 5)),
  );
  for (let row = first; row < ROWS; row += 1) {
    const part = (row - first) / (ROWS - 1 - first);
    const width = taper[row - first];
    const axis = lerp(hips / 2, (hips / 2) * lay.spread + width * 0.06, part);
    outer[row] = axis + width / 2;
    inner[row] = Math.max(axis - width / 2, 0.6 * Math.min(6, row - first));
  }
  return { outer: smoothed(outer, 1.5), inner };
}

/** The least outline without waists: straight from one widest place to the next. */
function hullOf(half: readonly number[], from: number): number[] {
  const out = [...half];
  let row = from;
  while (row < half.length - 1) {
    let best = row + 1;
    let steepest = Number.NEGATIVE_INFINITY;
    for (let next = row + 1; next < half.length; next += 1) {
      const slope = (half[next] - half[row]) / (next - row);
      if (slope < steepest) continue;
      steepest = slope;
      best = next;
    }
    for (let i = row; i <= best; i += 1) out[i] = half[row] + steepest * (i - row);
    row = best;
  }
  return out;
}

type BodyRows = {
  measure: GarmentMeasure;
  outline: Outline;
  rows: readonly number[];
  stepPx: number;
};

function bodyPanel(side: Side, { measure, outline, rows, stepPx }: BodyRows): Panel {
  const { rails, top, bottom, crotchRow } = measure;
  const clamped = rows.map((row) => Math.min(ROWS - 1, Math.max(0, row)));
  const heightOf = (of: Side, row: number) => lerp(top[of], bottom[of], row / (ROWS - 1));
  const source = (edge: 'outer' | 'inner') =>
    rows.map((row, i) => {
      const own = heightOf(side, row);
      // Both sides meet in the middle, however the shoulders and the hem lean.
      const met = (heightOf(-1, row) + heightOf(1, row)) / 2;
      const apart = clamp((row - (crotchRow ?? ROWS * 2)) / 8);
      const y = edge === 'outer' ? own : lerp(met, own, apart);
      return { x: rails[side][clamped[i]][edge], y };
    });
  const target = (edge: 'outer' | 'inner') =>
    rows.map((row, i) => ({ x: side * outline[edge][clamped[i]], y: row * stepPx }));
  return {
    source: { outer: source('outer'), inner: source('inner') },
    target: { outer: target('outer'), inner: target('inner') },
  };
}

type SleeveCase = { lay: Lay; outline: Outline; stepPx: number };

/** A sleeve seen much worse than the other is a copy of it. */
const WORSE = 0.25;

/** A sleeve this much thinner than the other is half hidden. */
const THIN = 0.75;

/** The last rows of a sleeve run on as those before them: there hands and cuffs are mixed up. */
function withoutCuff(widths: readonly number[]): number[] {
  const last = Math.round(widths.length * 0.86);
  return smoothed(
    widths.map((width, row) => (row <= last ? width : widths[last])),
    1,
  );
}

/** Sleeves longer than this (torso lengths) are long ones. */
const LONG = 0.62;

function laidSleeves(
  view: GarmentView,
  { arms, armpitRow }: GarmentMeasure,
  { lay, outline, stepPx }: SleeveCase,
): Panel[] {
  const own = SIDES.flatMap((side) => {
    const arm = arms[side];
    return arm ? [{ side, sleeve: measureSleeve(view, arm, side) }] : [];
  });
  if (own.length === 0) return [];
  const best = own.reduce((a, b) => (worthOf(b.sleeve) > worthOf(a.sleeve) ? b : a));
  const girthOf = ({ widths }: Sleeve) =>
    medians(widths.slice(widths.length >> 2), widths.length)[0];
  const widest = Math.max(...own.map(({ sleeve }) => girthOf(sleeve)));
  const good = own.filter(
    ({ sleeve }) =>
      worthOf(sleeve) > worthOf(best.sleeve) - WORSE && girthOf(sleeve) > widest * THIN,
  );
  const model = good.length > 0 ? good : [best];
  const widths = withoutCuff(
    best.sleeve.widths.map(
      (_, row) => model.reduce((sum, { sleeve }) => sum + sleeve.widths[row], 0) / model.length,
    ),
  );
  const lengthPx = Math.max(...model.map(({ sleeve }) => sleeve.lengthPx));
  const isLong = lengthPx > view.torsoPx * LONG;
  const degrees = isLong ? lay.sleeveDegrees : lay.shortSleeveDegrees;
  const tip = { x: outline.outer[0], y: 0 };
  const armpit = { x: outline.outer[armpitRow], y: armpitRow * stepPx };
  const right = sleeveTarget({ tip, armpit, widths, lengthPx, degrees });
  const mirrored = (spots: readonly Spot[]) => spots.map(({ x, y }) => ({ x: -x, y }));
  const left = { outer: mirrored(right.outer), inner: mirrored(right.inner) };
  return SIDES.map((side) => {
    const source = (model.find((one) => one.side === side) ?? model[0]).sleeve.strip;
    return { source, target: side === 1 ? right : left };
  });
}

const worthOf = ({ seen, lengthPx, widths }: Sleeve) =>
  seen + Math.min(0.3, (lengthPx / Math.max(1, widths[0])) * 0.05);

type SleevePlan = { tip: Spot; armpit: Spot; widths: number[]; lengthPx: number; degrees: number };

/** The right sleeve, straight: from the armhole along its angle, as wide as it was measured. */
function sleeveTarget({ tip, armpit, widths, lengthPx, degrees }: SleevePlan) {
  const angle = (degrees * Math.PI) / 180;
  const along = { x: Math.sin(angle), y: Math.cos(angle) };
  const across = { x: along.y, y: -along.x };
  const from = { x: (tip.x + armpit.x) / 2, y: (tip.y + armpit.y) / 2 };
  const last = widths.length - 1;
  const end = widths[last] / 2;
  const cuff = (by: number) => ({
    x: from.x + along.x * lengthPx + across.x * by,
    y: from.y + along.y * lengthPx + across.y * by,
  });
  const hole = Math.hypot(tip.x - armpit.x, tip.y - armpit.y);
  const edge = (start: Spot, finish: Spot, sign: number) =>
    widths.map((width, row) => {
      const part = row / last;
      const bulge =
        (sign * (width - lerp(hole, widths[last], part)) * Math.sin(part * Math.PI)) / 2;
      return {
        x: lerp(start.x, finish.x, part) + across.x * bulge,
        y: lerp(start.y, finish.y, part) + across.y * bulge,
      };
    });
  return { outer: edge(tip, cuff(end), 1), inner: edge(armpit, cuff(-end), -1) };
}
