import type { PixelSize } from '@toile/tools';

/** A sheet to be relaxed: links between neighbours, and how hard each cell is pulled to 0. */
export type Sheet = PixelSize & {
  /** Cells that may rise; the others stay at 0. */
  isOpen: Uint8Array;
  /** Between a cell and its right, and its lower neighbour: 1 joined, 0 cut. */
  right: Float32Array;
  below: Float32Array;
  pull: Float32Array;
};

const SWEEPS = [5, 20, 60];

/**
 * Blows a sheet up under even pressure: solves Σ link·(u′ − u) − pull·u + 1 = 0 by successive
 * over-relaxation, on a quarter, a half, then the full grid. Square roots of u are round.
 */
export function relax(sheet: Sheet, level = 0): Float32Array {
  const isLast = level === SWEEPS.length - 1;
  const start = isLast
    ? new Float32Array(sheet.isOpen.length)
    : enlarged(relax(coarser(sheet), level + 1), sheet);
  sweep(sheet, start, { sweeps: SWEEPS[level], pressure: 4 ** level });
  return start;
}

function sweep(
  { width, height, isOpen, right, below, pull }: Sheet,
  u: Float32Array,
  { sweeps, pressure }: { sweeps: number; pressure: number },
): void {
  const omega = 1.72;
  for (let round = 0; round < sweeps; round += 1) {
    for (let y = 1; y < height - 1; y += 1) {
      for (let i = y * width + 1, end = i + width - 2; i < end; i += 1) {
        if (isOpen[i] === 0) continue;
        const a = right[i];
        const b = right[i - 1];
        const c = below[i];
        const d = below[i - width];
        const sum = a * u[i + 1] + b * u[i - 1] + c * u[i + width] + d * u[i - width] + pressure;
        const weight = a + b + c + d + pull[i];
        u[i] += omega * (sum / weight - u[i]);
      }
    }
  }
}

function coarser(sheet: Sheet): Sheet {
  const width = (sheet.width + 1) >> 1;
  const height = (sheet.height + 1) >> 1;
  const out: Sheet = {
    width,
    height,
    isOpen: new Uint8Array(width * height),
    right: new Float32Array(width * height),
    below: new Float32Array(width * height),
    pull: new Float32Array(width * height),
  };
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const x1 = Math.min(sheet.width - 1, x * 2 + 1);
      const y1 = Math.min(sheet.height - 1, y * 2 + 1);
      const a = y * 2 * sheet.width + x * 2;
      const b = y * 2 * sheet.width + x1;
      const c = y1 * sheet.width + x * 2;
      const d = y1 * sheet.width + x1;
      out.isOpen[i] =
        sheet.isOpen[a] + sheet.isOpen[b] + sheet.isOpen[c] + sheet.isOpen[d] > 1 ? 1 : 0;
      out.right[i] =
        Math.min(sheet.right[a], sheet.right[b]) / 2 + Math.min(sheet.right[c], sheet.right[d]) / 2;
      out.below[i] =
        Math.min(sheet.below[a], sheet.below[c]) / 2 + Math.min(sheet.below[b], sheet.below[d]) / 2;
      out.pull[i] = sheet.pull[a] + sheet.pull[b] + sheet.pull[c] + sheet.pull[d];
    }
  }
  return out;
}

function enlarged(coarse: Float32Array, { width, height, isOpen }: Sheet): Float32Array {
  const across = (width + 1) >> 1;
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = (y >> 1) * across;
    for (let x = 0; x < width; x += 1, i += 1) if (isOpen[i]) out[i] = coarse[row + (x >> 1)];
  }
  return out;
}
