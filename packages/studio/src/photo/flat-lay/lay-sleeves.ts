import { lerp } from '../../core/interpolate.ts';
import { radiansOf } from '../../core/radians.ts';
import { between, type Spot } from '../parse/point.ts';
import { type GarmentView, SIDES } from './garment-view.ts';
import type { Lay } from './lay.ts';
import type { GarmentMeasure } from './measure-garment.ts';
import { measureSleeve, type Sleeve } from './measure-sleeve.ts';
import type { Outline } from './outline.ts';
import { medians, type Panel, type Strip, smoothed } from './strip.ts';

type SleeveCase = { lay: Lay; outline: Outline };

/** Difference of two sleeves' worth (see `worthOf`) from which the worse is replaced by the better. */
const WORSE = 0.25;

/** Least width of a fully seen sleeve, as a share of the wider one: a thinner one is half hidden. */
const THIN = 0.75;

/** Widths with the last 14 % of rows replaced by the row before them: hands and cuffs are mixed up there. */
function withoutCuff(widths: readonly number[]): number[] {
  const last = Math.round(widths.length * 0.86);
  return smoothed(
    widths.map((width, row) => (row <= last ? width : widths[last])),
    1,
  );
}

/** Least length of a long sleeve, in torso lengths. */
const LONG = 0.62;

/** The panels of a garment's sleeves, both shaped after the one that is seen better. */
export function laySleeves(
  view: GarmentView,
  { arms, armpitRow }: GarmentMeasure,
  { lay, outline }: SleeveCase,
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
  const armpit = { x: outline.outer[armpitRow], y: outline.heights[armpitRow] };
  const right = sleeveTarget({ tip, armpit, widths, lengthPx, degrees });
  const mirrored = (spots: readonly Spot[]) => spots.map(({ x, y }) => ({ x: -x, y }));
  const left = { outer: mirrored(right.outer), inner: mirrored(right.inner) };
  return SIDES.map((side) => {
    const source = (model.find((one) => one.side === side) ?? model[0]).sleeve.strip;
    const reachPx = view.torsoPx * SEAM;
    const target = side === 1 ? right : left;
    return { source: underSeam(source, reachPx), target: underSeam(target, reachPx) };
  });
}

/** Length by which a sleeve goes under the armhole's seam, in torso lengths, so that no gap shows. */
const SEAM = 0.05;

/** Strip prolonged by `reachPx` at its beginning, in its own direction. */
function underSeam({ outer, inner }: Strip, reachPx: number): Strip {
  const middle = (row: number) => between(outer[row], inner[row]);
  const from = middle(0);
  const to = middle(3);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const back = (spot: Spot): Spot => ({
    x: spot.x - ((to.x - from.x) / length) * reachPx,
    y: spot.y - ((to.y - from.y) / length) * reachPx * 0.3,
  });
  return { outer: [back(outer[0]), ...outer], inner: [back(inner[0]), ...inner] };
}

const worthOf = ({ seen, lengthPx, widths }: Sleeve) =>
  seen + Math.min(0.3, (lengthPx / Math.max(1, widths[0])) * 0.05);

type SleevePlan = { tip: Spot; armpit: Spot; widths: number[]; lengthPx: number; degrees: number };

/** The right sleeve, straight: from the armhole along its angle, as wide as it was measured. */
function sleeveTarget({ tip, armpit, widths, lengthPx, degrees }: SleevePlan) {
  const angle = radiansOf(degrees);
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
