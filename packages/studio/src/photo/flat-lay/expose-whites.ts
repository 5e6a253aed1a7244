import { clamp, smoothstep } from '../../core/interpolate.ts';
import type { Layer } from './layer.ts';
import { lumaAt } from './luma-at.ts';

/** Brightness (0–255) to which white cloth is raised; `MOST` is the largest gain. */
const WHITE = 234;
const MOST = 1.3;

/** Brightens white cloth that shade made grey, by one gain for all layers, in place. */
export function exposeWhites(layers: readonly Layer[]): void {
  const lumas: number[] = [];
  let chroma = 0;
  for (const { light, shape } of layers) {
    for (let i = 0; i < shape.length; i += 23) {
      if (shape[i] < 0.9) continue;
      const level = light.subarray(i * 3, i * 3 + 3);
      lumas.push(lumaAt(light, i));
      chroma += Math.max(...level) - Math.min(...level);
    }
  }
  if (lumas.length === 0) return;
  lumas.sort((a, b) => a - b);
  const bright = lumas[Math.floor(lumas.length * 0.8)];
  // Only pale cloth without colour is white: greys and pastels stay as they are.
  const isWhite = smoothstep(150, 195, bright) * (1 - smoothstep(14, 30, chroma / lumas.length));
  const gain = 1 + (clamp(WHITE / bright, 1, MOST) - 1) * isWhite;
  for (const { light } of layers) for (let i = 0; i < light.length; i += 1) light[i] *= gain;
}
