import { blurPlane } from '../../../core/plane/blur-plane.ts';
import type { Stage } from '../stage.ts';
import type { Surfaces } from '../surfaces.ts';
import { relax, type Sheet } from './relax.ts';

/**
 * Height of the folds by the lines that are drawn within cloth, 0 (in a valley) to 1: cloth
 * swells between fold lines and sinks at them, less where a line thins out.
 */
export function foldRelief(stage: Stage, surfaces: Surfaces): Float32Array {
  const lines = innerLines(stage, surfaces);
  const broad = swollen(stage, lines, 24);
  const near = swollen(stage, lines, 7);
  const out = new Float32Array(broad.length);
  for (let i = 0; i < out.length; i += 1) out[i] = 0.68 * broad[i] + 0.32 * near[i];
  return blurPlane(out, stage.half, 1);
}

/** Lines that lie inside of one area of cloth, not along its edge. */
function innerLines({ half, halfLabels, halfLines }: Stage, surfaces: Surfaces): Float32Array {
  const { width, height } = half;
  const out = new Float32Array(halfLines.length);
  for (let y = 3; y < height - 3; y += 1) {
    for (let i = y * width + 3, end = i + width - 6; i < end; i += 1) {
      const own = halfLabels[i];
      if (own === 0 || halfLines[i] === 0 || !surfaces.isCloth[own]) continue;
      const isInner =
        halfLabels[i - 2] === own &&
        halfLabels[i + 2] === own &&
        halfLabels[i - 2 * width] === own &&
        halfLabels[i + 2 * width] === own;
      if (isInner) out[i] = halfLines[i];
    }
  }
  return out;
}

function swollen({ half, halfLabels }: Stage, lines: Float32Array, reach: number): Float32Array {
  const { width } = half;
  const count = lines.length;
  const rest = 1 / (reach * reach);
  const sheet: Sheet = {
    ...half,
    isOpen: new Uint8Array(count),
    right: new Float32Array(count),
    below: new Float32Array(count),
    pull: new Float32Array(count).fill(rest),
  };
  for (let i = 0; i < count - width; i += 1) {
    const own = halfLabels[i];
    if (own === 0) continue;
    sheet.isOpen[i] = 1;
    sheet.right[i] = halfLabels[i + 1] === own ? 1 : 0;
    sheet.below[i] = halfLabels[i + width] === own ? 1 : 0;
    sheet.pull[i] += lines[i] * 0.7;
  }
  const u = relax(sheet);
  for (let i = 0; i < count; i += 1) u[i] *= rest;
  return u;
}
