import { clamp, lerp } from '../../core/interpolate.ts';
import type { Limb, Side } from './garment-view.ts';
import type { Arm } from './measure-arm.ts';
import { type Edge, spineAt } from './measure-body.ts';
import { bridged, medians, smoothed } from './strip.ts';

/** Rows that a garment is measured in, from the shoulders or the waist to the hem. */
export const ROWS = 96;

/** Each side's edges in each row, where they were found. */
export type Found = Record<Side, (Edge | undefined)[]>;

export type Heights = Record<Side, number>;

/** Measures of a garment before its edges are completed: ends, limbs, armpits and crotch. */
export type Frame = {
  limbs: Record<Side, Limb>;
  arms: Record<Side, Arm | undefined>;
  top: Heights;
  bottom: Heights;
  armpitRow: number;
  crotchRow?: number;
  isLower: boolean;
  /** X of the neck's middle. */
  neck?: number;
};

export type Rail = { inner: number; outer: number };

/** Edges of a garment with the hidden ones completed. */
export type Settled = {
  /** Edges of each side; hidden ones come from the symmetric garment. */
  rails: Record<Side, Rail[]>;
  /** Half its width in each row, as one symmetric garment. */
  half: number[];
  /** Share (0–1) of each side's edge that is seen. */
  seen: Record<Side, number>;
};

/** Completes the edges of both sides by way of one symmetric garment. */
export function settleRails(found: Found, frame: Frame): Settled {
  const middle = middleOf(found, frame);
  const own = {
    [-1]: widthsOf(found[-1], { side: -1, middle, frame }),
    1: widthsOf(found[1], { side: 1, middle, frame }),
  };
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const half = bridged(rows.map((row) => joint(own[-1][row], own[1][row]))) ?? rows.map(() => 1);
  const even = smoothed(medians(withoutHem(half), 3), 1.6);
  const seenOf = (side: Side) => own[side].filter((width) => width?.isFree).length / ROWS;
  return {
    rails: {
      [-1]: railOf(-1, { own: own[-1], even, middle, found, frame }),
      1: railOf(1, { own: own[1], even, middle, found, frame }),
    },
    half: even,
    seen: { [-1]: seenOf(-1), 1: seenOf(1) },
  };
}

/** The last rows are ragged: the garment goes on as it did above them. */
function withoutHem(values: readonly number[]): number[] {
  const last = Math.round(ROWS * 0.95);
  const before = Math.round(ROWS * 0.87);
  const slope = clamp(
    (values[last] - values[before]) / (last - before),
    -values[last] * 0.012,
    values[last] * 0.012,
  );
  return values.map((value, row) => (row <= last ? value : values[last] + slope * (row - last)));
}

/** The garment's middle in each row: between edges that are seen, else on the spine; a gentle curve. */
function middleOf(found: Found, frame: Frame): number[] {
  const rows = Array.from({ length: ROWS }, (_, row) => middleIn(row, found, frame));
  return rows.map((_, at) => {
    let sum = 0;
    let weights = 0;
    for (const [row, { value, weight }] of rows.entries()) {
      const near = weight * Math.exp(-(((row - at) / 7) ** 2) / 2);
      sum += near * value;
      weights += near;
    }
    return sum / weights;
  });
}

function middleIn(
  row: number,
  found: Found,
  { limbs, top, bottom, crotchRow, neck, armpitRow }: Frame,
): { value: number; weight: number } {
  if (neck !== undefined && row < armpitRow * 0.7) return { value: neck, weight: 2 };
  const part = row / (ROWS - 1);
  const y = (lerp(top[-1], bottom[-1], part) + lerp(top[1], bottom[1], part)) / 2;
  const left = found[-1][row];
  const right = found[1][row];
  const spine = { value: spineAt(limbs, y), weight: 0.15 };
  if (!left || !right) return spine;
  if (crotchRow !== undefined && row >= crotchRow) {
    return { value: (left.inner + right.inner) / 2, weight: 2 };
  }
  const value = (left.outer + right.outer) / 2;
  if (left.isFree && right.isFree) return { value, weight: 1 };
  // An object that hides one side more than the other, such as a bag, shifts the middle of the visible cloth.
  const widths = [spine.value - left.outer, right.outer - spine.value];
  const isEven = Math.min(...widths) > Math.max(...widths) * EVEN;
  return isEven && left.isFree === right.isFree ? { value, weight: 0.3 } : spine;
}

/** Least ratio of the narrower to the wider side at which two hidden sides still give the middle. */
const EVEN = 0.72;

type Width = { width?: number; least: number; isFree: boolean };
type WidthCase = { side: Side; middle: readonly number[]; frame: Frame };

function widthsOf(
  edges: readonly (Edge | undefined)[],
  { side, middle, frame }: WidthCase,
): (Width | undefined)[] {
  const { arms, armpitRow, isLower } = frame;
  return edges.map((edge, row) => {
    const isYoke = !isLower && !arms[side] && row < armpitRow;
    if (!edge || isYoke) return undefined;
    const width = Math.max(1, (edge.outer - middle[row]) * side);
    const isArmhole = arms[side] !== undefined && row <= armpitRow;
    const isFree = edge.isFree || isArmhole;
    return { width: isFree ? width : undefined, least: width, isFree };
  });
}

/** Share of the width beside an object in front that is left out, as it lies in shade. */
const SHADE = 0.03;

/** Least visible share of the width where an arm only lies along the hidden edge. */
const ALONG = 0.85;

function joint(left: Width | undefined, right: Width | undefined): number | undefined {
  if (!left || !right) return left?.width ?? right?.width;
  const most = Math.max(left.least, right.least);
  const isAlike = Math.min(left.least, right.least) > most * ALONG;
  if (isAlike || (left.isFree && right.isFree)) return (left.least + right.least) / 2;
  return left.width ?? right.width;
}

type RailCase = {
  own: readonly (Width | undefined)[];
  even: readonly number[];
  middle: readonly number[];
  found: Found;
  frame: Frame;
};

/** A side's edges: its own where they are seen, else those of the symmetric garment. */
function railOf(side: Side, { own, even, middle, found, frame }: RailCase): Rail[] {
  const widths = own.map((width, row) => {
    if (width?.isFree) return width.least;
    // Beside an arm or a sleeve cloth lies in its shade.
    if (width && width.least > even[row] * ALONG) return width.least - even[row] * SHADE;
    return Math.max(even[row], width?.least ?? 0);
  });
  const outer = smoothed(medians(withoutHem(widths), 2), 1);
  const inner = outer.map((_, row) => {
    const edge = found[side][row]?.inner;
    const isLeg = frame.crotchRow !== undefined && row >= frame.crotchRow;
    return isLeg && edge !== undefined ? edge : middle[row];
  });
  const within = smoothed(medians(inner, 2), 1);
  return outer.map((width, row) => ({
    inner: within[row],
    outer: middle[row] + side * Math.max(1, width),
  }));
}
