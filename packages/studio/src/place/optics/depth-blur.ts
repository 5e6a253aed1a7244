import { clamp } from '../../core/interpolate.ts';
import { blurAt, type Camera } from './camera.ts';
import { discBlur } from './disc-blur.ts';
import type { Layer, Plate } from './layer.ts';

/** Blur radii of the copies between which each pixel is mixed. */
const LEVELS = [0, 1.6, 3.2, 5.5, 8.5, 12];

/** Lays a layer over the plate, each pixel blurred as its distance asks; `depthOf` is called row by row. */
export function layByDepth(
  { plate, camera }: { plate: Plate; camera: Camera },
  layer: Layer,
  depthOf: (x: number, y: number) => number,
): void {
  const { width, height, data } = plate;
  const most = Math.max(camera.bokehPx, 0.01);
  const levels = LEVELS.filter((level, i) => i === 0 || level < most * 0.85);
  if (most > 0.8) levels.push(most);
  const copies = levels.map((level) => discBlur(layer, level).data);
  const last = levels.length - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wanted = Math.min(most, blurAt(camera, depthOf(x, y)));
      let k = 0;
      while (k < last - 1 && levels[k + 1] < wanted) k += 1;
      const next = Math.min(last, k + 1);
      const span = levels[next] - levels[k];
      const t = span > 0 ? clamp((wanted - levels[k]) / span) : 0;
      const from = copies[k];
      const to = copies[next];
      const j = (y * width + x) * 4;
      const alpha = from[j + 3] + (to[j + 3] - from[j + 3]) * t;
      if (alpha <= 0) continue;
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        data[i + c] = data[i + c] * (1 - alpha) + from[j + c] + (to[j + c] - from[j + c]) * t;
      }
    }
  }
}
