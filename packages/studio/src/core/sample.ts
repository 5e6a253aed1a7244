import type { Surface } from './fbm.ts';
import { foldIntoUnit, TILE } from './unit.ts';

/** Reads a field of the sheet at any place of the cloth (design units), bilinearly. */
export function sampleAt(
  { unit, widthPx, heightPx }: Surface,
  field: Float32Array,
  x: number,
  y: number,
): number {
  const scale = (widthPx * unit.columns) / TILE;
  const isInside = x >= 0 && y >= 0 && x < unit.width && y < unit.height;
  const at = isInside ? { x, y } : foldIntoUnit(unit, x, y);
  const u = at.x * scale;
  const v = at.y * scale;
  const i = Math.min(widthPx - 1, Math.floor(u));
  const j = Math.min(heightPx - 1, Math.floor(v));
  if (i + 1 >= widthPx || j + 1 >= heightPx)
    return atEdge({ unit, widthPx, heightPx }, field, { u, v, i, j });
  const k = j * widthPx + i;
  const top = field[k] + (field[k + 1] - field[k]) * (u - i);
  const low = field[k + widthPx] + (field[k + widthPx + 1] - field[k + widthPx]) * (u - i);
  return top + (low - top) * (v - j);
}

type Edge = { u: number; v: number; i: number; j: number };

function atEdge(surface: Surface, field: Float32Array, { u, v, i, j }: Edge): number {
  const top = pixel(surface, field, i, j);
  const low = pixel(surface, field, i, j + 1);
  const upper = top + (pixel(surface, field, i + 1, j) - top) * (u - i);
  const lower = low + (pixel(surface, field, i + 1, j + 1) - low) * (u - i);
  return upper + (lower - upper) * (v - j);
}

function pixel({ unit, widthPx }: Surface, field: Float32Array, i: number, j: number): number {
  const scale = (widthPx * unit.columns) / TILE;
  const at = foldIntoUnit(unit, (i + 0.5) / scale, (j + 0.5) / scale);
  return field[Math.floor(at.y * scale) * widthPx + Math.floor(at.x * scale)];
}
