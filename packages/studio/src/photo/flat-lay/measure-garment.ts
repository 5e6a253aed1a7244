import type { PixelSize } from '@toile/tools';
import { lerp } from '../../core/interpolate.ts';
import { findCrotch } from './find-crotch.ts';
import { type GarmentView, type Limb, limbsOf, PLACE, SIDES, type Side } from './garment-view.ts';
import { type Arm, measureArm } from './measure-arm.ts';
import { type BodyCase, edgesAt } from './measure-body.ts';
import { neckMiddle } from './neck-middle.ts';
import { type Hem, readHem } from './read-hem.ts';
import { type Found, type Heights, ROWS, type Settled, settleRails } from './settle-rails.ts';
import { medians } from './strip.ts';

/** A worn garment in numbers; pixels of the view. */
export type GarmentMeasure = Settled & {
  arms: Record<Side, Arm | undefined>;
  /** Heights at which each side begins and ends. */
  top: Heights;
  bottom: Heights;
  /** The row from which on it has legs. */
  crotchRow?: number;
  /** The row of the armpits; 0 below the waist. */
  armpitRow: number;
  lengthPx: number;
  hem: Hem;
};

export type MeasureOptions = {
  isLower: boolean;
  /** Legs as the garment's name implies them; undefined where it implies nothing. */
  name: { isLegged?: boolean; isShort?: boolean };
  photo: PixelSize;
};

/** Usual height of the armpits, in torso lengths below the shoulders. */
const ARMPIT = 0.3;

/** Measures of a garment in its view; undefined where its trunk is not found. */
export function measureGarment(
  view: GarmentView,
  { isLower, name, photo }: MeasureOptions,
): GarmentMeasure | undefined {
  const limbs = limbsOf(view);
  const armOf = (side: Side) => (isLower ? undefined : measureArm(view, limbs[side], side));
  const arms = { [-1]: armOf(-1), 1: armOf(1) };
  const span = spanOf(view, { limbs, arms });
  if (!span) return undefined;
  const crotch = findCrotch(view, limbs, { bottom: span.bottom, ...name });
  const body = { limbs, arms, crotch };
  const ends = endsOf(view, body, span);
  const top = isLower ? ends.top : shouldersOf(limbs, arms);
  const { bottom } = ends;
  const lengthPx = (bottom[-1] - top[-1] + bottom[1] - top[1]) / 2;
  if (lengthPx < view.torsoPx * 0.15) return undefined;
  const rowAt = (belowTop: number) => Math.round((belowTop / lengthPx) * (ROWS - 1));
  const armpitRow = isLower ? 0 : Math.min(ROWS >> 1, rowAt(view.torsoPx * ARMPIT));
  const crotchRow = crotch === undefined ? undefined : rowAt(crotch - (top[-1] + top[1]) / 2);
  const found = edgesOf(view, body, { top, bottom });
  if (!found) return undefined;
  const neck = isLower ? undefined : neckMiddle(view, limbs);
  const frame = { limbs, arms, top, bottom, armpitRow, crotchRow, isLower, neck };
  const settled = settleRails(found, frame);
  const hem = readHem(view, { ...settled, bottom, armpitRow }, photo);
  return { arms, top, bottom, armpitRow, crotchRow, lengthPx, hem, ...settled };
}

/** First and last row in which there is cloth about the middle. */
function spanOf(view: GarmentView, body: BodyCase): { top: number; bottom: number } | undefined {
  const rows: { y: number; width: number }[] = [];
  for (let y = 0; y < view.height; y += 2) {
    const edges = edgesAt(view, y, body);
    const left = edges?.[-1];
    const right = edges?.[1];
    if (left && right) rows.push({ y, width: right.outer - left.outer });
  }
  if (rows.length < 8) return undefined;
  const widths = rows.map(({ width }) => width);
  const typical = medians(widths, rows.length)[0];
  const whole = rows.filter(({ width }) => width > typical * 0.5);
  return { top: whole[0].y, bottom: whole[whole.length - 1].y };
}

/** Top and bottom of each side's outer half: a leaning waist or hem has two heights. */
function endsOf(
  view: GarmentView,
  body: BodyCase,
  { top, bottom }: { top: number; bottom: number },
): { top: Heights; bottom: Heights } {
  const reach = Math.round((bottom - top) * 0.16);
  const topOf = (side: Side) => endOf(view, body, { side, from: top + reach, to: top - reach });
  const bottomOf = (side: Side) =>
    endOf(view, body, { side, from: bottom - reach, to: bottom + reach });
  return {
    top: { [-1]: topOf(-1), 1: topOf(1) },
    bottom: { [-1]: bottomOf(-1), 1: bottomOf(1) },
  };
}

type End = { side: Side; from: number; to: number };

function endOf(view: GarmentView, body: BodyCase, { side, from, to }: End): number {
  const edge = edgesAt(view, from, body)?.[side];
  if (!edge) return (from + to) / 2;
  const step = Math.sign(to - from);
  const heights = [0.45, 0.55, 0.65, 0.75, 0.85].map((part) => {
    const x = Math.round(lerp(edge.inner, edge.outer, part));
    let last = from;
    for (let y = from; y !== to && y >= 0 && y < view.height; y += step) {
      if (view.places[y * view.width + x] === PLACE.cloth) last = y;
    }
    return last;
  });
  return medians(heights, heights.length)[0];
}

function shouldersOf(limbs: Record<Side, Limb>, arms: Record<Side, Arm | undefined>): Heights {
  const heightOf = (side: Side) => arms[side]?.tip.y ?? limbs[side].shoulder.y;
  return { [-1]: heightOf(-1), 1: heightOf(1) };
}

function edgesOf(
  view: GarmentView,
  body: BodyCase,
  { top, bottom }: { top: Heights; bottom: Heights },
): Found | undefined {
  const railOf = (side: Side) =>
    Array.from({ length: ROWS }, (_, row) => {
      const y = Math.round(lerp(top[side], bottom[side], row / (ROWS - 1)));
      return edgesAt(view, y, body)?.[side];
    });
  const found: Found = { [-1]: railOf(-1), 1: railOf(1) };
  return SIDES.every((side) => found[side].some((edge) => edge)) ? found : undefined;
}
