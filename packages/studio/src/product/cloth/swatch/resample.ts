import { modulo } from '../../../core/interpolate.ts';
import { createRaster, type Raster } from './raster.ts';

/** Resizes a tile on its torus with a tent as wide as the coarser of the two grids: no join shows. */
export function resampleTile(tile: Raster, widthPx: number, heightPx: number): Raster {
  const across = tentOf(tile.widthPx, widthPx);
  const down = tentOf(tile.heightPx, heightPx);
  const half = createRaster(widthPx, tile.heightPx);
  for (let y = 0; y < tile.heightPx; y += 1) {
    const row = y * tile.widthPx;
    for (let x = 0; x < widthPx; x += 1) {
      const { first, weights } = across[x];
      const o = (y * widthPx + x) * 3;
      for (let k = 0; k < weights.length; k += 1) {
        const from = (row + modulo(first + k, tile.widthPx)) * 3;
        for (let c = 0; c < 3; c += 1) half.data[o + c] += tile.data[from + c] * weights[k];
      }
    }
  }
  const out = createRaster(widthPx, heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    const { first, weights } = down[y];
    for (let k = 0; k < weights.length; k += 1) {
      const from = modulo(first + k, tile.heightPx) * widthPx * 3;
      const to = y * widthPx * 3;
      for (let i = 0; i < widthPx * 3; i += 1) out.data[to + i] += half.data[from + i] * weights[k];
    }
  }
  return out;
}

type Taps = { first: number; weights: number[] };

function tentOf(from: number, to: number): Taps[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, i) => {
    const centre = (i + 0.5) * step - 0.5;
    const first = Math.ceil(centre - reach);
    const count = Math.floor(centre + reach) - first + 1;
    const raw: number[] = [];
    for (let k = 0; k < count; k += 1) raw.push(1 - Math.abs(first + k - centre) / reach);
    const sum = raw.reduce((a, b) => a + b, 0);
    return { first, weights: raw.map((weight) => weight / sum) };
  });
}
