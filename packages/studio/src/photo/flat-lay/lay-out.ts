import { clamp, lerp } from '../../core/interpolate.ts';
import { type GarmentView, SIDES, type Side } from './garment-view.ts';
import type { Lay } from './lay.ts';
import { laySleeves } from './lay-sleeves.ts';
import type { GarmentMeasure } from './measure-garment.ts';
import { type Outline, outlineOf } from './outline.ts';
import { ROWS } from './settle-rails.ts';
import type { Panel } from './strip.ts';

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

/** Margins above and below a garment's measured ends, in torso lengths: they hold collars and curved hems. */
const ABOVE = { upper: 0.36, lower: 0.02 };
const BELOW = 0.12;

/** Layout of a measured garment: without the pose, symmetric. */
export function layOut(view: GarmentView, measure: GarmentMeasure, lay: Lay): Layout {
  const { lengthPx, armpitRow, hem } = measure;
  const outline = outlineOf(measure, lay, view.torsoPx);
  const stepPx = lengthPx / (ROWS - 1);
  const above = Math.ceil(((armpitRow > 0 ? ABOVE.upper : ABOVE.lower) * view.torsoPx) / stepPx);
  const below = hem === 'tucked' ? 0 : Math.ceil((BELOW * view.torsoPx) / stepPx);
  const rows = Array.from({ length: above + ROWS + below }, (_, i) => i - above);
  const body = SIDES.map((side) => bodyPanel(side, { measure, outline, rows, stepPx }));
  return {
    body,
    sleeves: laySleeves(view, measure, { lay, outline }),
    edgesAt: (y) => edgesOf(outline, y),
    armpitY: outline.heights[armpitRow],
    lengthPx: outline.heights[ROWS - 1],
    collarPx: armpitRow > 0 ? view.torsoPx * 0.12 : 0,
  };
}

function edgesOf({ outer, inner, heights }: Outline, y: number) {
  const above = heights.findLastIndex((height) => height <= y);
  const i = Math.min(ROWS - 2, Math.max(0, above));
  const part = clamp((y - heights[i]) / (heights[i + 1] - heights[i]));
  return { outer: lerp(outer[i], outer[i + 1], part), inner: lerp(inner[i], inner[i + 1], part) };
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
    rows.map((row, i) => ({
      x: side * outline[edge][clamped[i]],
      y: outline.heights[clamped[i]] + (row - clamped[i]) * stepPx,
    }));
  return {
    source: { outer: source('outer'), inner: source('inner') },
    target: { outer: target('outer'), inner: target('inner') },
  };
}
