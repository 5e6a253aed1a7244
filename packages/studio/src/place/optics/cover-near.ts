import type { NearGround } from '../stage.ts';
import { doubled } from './doubled.ts';
import type { Layer } from './layer.ts';

/** Lays a layer of half the frame's size over the sharp ground about the feet: what stands there hides it. */
export function coverNear({ top, width, data }: NearGround, layer: Layer): void {
  const columns = doubled(layer.width);
  const rows = doubled(layer.height);
  const mean = [0, 0, 0, 0];
  for (let y = top, to = 0; y < rows.length; y += 1) {
    const upper = rows[y].low * layer.width * 4;
    const lower = rows[y].high * layer.width * 4;
    for (let x = 0; x < width; x += 1, to += 3) {
      const { low, high, part } = columns[x];
      for (let c = 0; c < 4; c += 1) {
        const a = layer.data[upper + low * 4 + c];
        const b = layer.data[lower + low * 4 + c];
        const above = a + (layer.data[upper + high * 4 + c] - a) * part;
        const below = b + (layer.data[lower + high * 4 + c] - b) * part;
        mean[c] = above + (below - above) * rows[y].part;
      }
      if (mean[3] <= 0) continue;
      const rest = 1 - Math.min(1, mean[3]);
      for (let c = 0; c < 3; c += 1) data[to + c] = data[to + c] * rest + mean[c];
    }
  }
}
