import { boxColumns } from '../../../core/box-blur.ts';
import { OUTSIDE } from '../folds/fold.ts';
import type { Panel } from '../panel.ts';
import type { PanelShape } from './panel-shape.ts';

/** Coordinates on the flat cloth of each pixel of a panel, in centimetres. */
export type ClothPlace = { u: Float32Array; v: Float32Array };

/** Part of the extra way over a fold that shows as a narrower print. */
const TAKEN = 0.75;
const STEEPEST = 2.2;
/** Shift of the print along the grain, as a factor of a fold's height: folds are seen slightly from above. */
const LIFT = 0.22;

/**
 * Lays the panel on the cloth: flat-cut, on its grain, and a little narrower on the slopes of
 * folds. That extra way is blurred along the grain, or the print would smear.
 */
export function placeOnCloth(panel: Panel, { field, relief }: PanelShape): ClothPlace {
  const { widthPx, heightPx, pxPerCm, leftCm, topCm, s, t } = field;
  const taken = takenUp(panel, { field, relief });
  const { origin, turn, clothAt, extra } = panel.cut;
  const [c, q] = [Math.cos(turn), Math.sin(turn)];
  const u = new Float32Array(s.length);
  const v = new Float32Array(s.length);
  for (let y = 0; y < heightPx; y += 1) {
    const py = topCm + y / pxPerCm - origin[1];
    for (let x = 0; x < widthPx; x += 1) {
      const i = y * widthPx + x;
      if (s[i] === OUTSIDE) continue;
      const px = leftCm + x / pxPerCm - origin[0];
      const more = taken[i] + (extra ? extra(s[i], t[i]) : 0);
      u[i] = px * c + py * q + more + clothAt[0];
      v[i] = py * c - px * q - (relief.folds[i] / pxPerCm) * LIFT + clothAt[1];
    }
  }
  return { u, v };
}

function takenUp(
  panel: Panel,
  { field, relief }: Pick<PanelShape, 'field' | 'relief'>,
): Float32Array {
  const { widthPx, heightPx, pxPerCm, s } = field;
  const out = new Float32Array(s.length);
  for (let y = 0; y < heightPx; y += 1) {
    const row = y * widthPx;
    const start = columnOf(s.subarray(row, row + widthPx), panel.cut.anchor);
    if (start < 0) continue;
    for (const step of [1, -1]) {
      let sum = 0;
      for (let x = start + step; x >= 0 && x < widthPx; x += step) {
        const i = row + x;
        if (s[i] === OUTSIDE) break;
        const rise = Math.min(STEEPEST, Math.abs(relief.folds[i] - relief.folds[i - step]));
        sum += (step * (Math.sqrt(1 + rise * rise) - 1) * TAKEN) / pxPerCm;
        out[i] = sum;
      }
    }
  }
  return boxColumns({ values: out, width: widthPx, height: heightPx }, Math.round(2 * pxPerCm));
}

/** The pixel of a row nearest to a place across, or −1. */
function columnOf(s: Float32Array, anchor: number): number {
  let best = -1;
  for (let x = 0; x < s.length; x += 1) {
    if (s[x] === OUTSIDE) continue;
    if (best < 0 || Math.abs(s[x] - anchor) < Math.abs(s[best] - anchor)) best = x;
  }
  return best;
}
