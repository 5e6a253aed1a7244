import { lightAt } from '../light/spot.ts';
import { grain, rough } from './grain.ts';
import { type Material, put } from './material.ts';
import { isStitch } from './stitches.ts';

const TAU = Math.PI * 2;
const THREAD = [0.56, 0.3, 0.09] as const;

/**
 * Twill of coloured and white threads, worn where folds rub, darker at its seams, and
 * top-stitched in tobacco thread a little inside of every edge.
 */
export const denim: Material = {
  ink: 0.5,
  shade: (spot, out) => {
    const { u, v, edge } = spot;
    const rib = Math.cos(((u * 0.8 + v) / 3.3) * TAU + grain(u * 0.2, v * 0.2));
    const lit = lightAt(spot, rib * 0.1 + 0.08 * grain(u, v), rib * 0.1, 0.22);
    const threads = 0.9 + 0.14 * rib + 0.14 * grain(u * 0.8, v * 0.13) + 0.05 * rough(u, v);
    const rubbed =
      Math.max(0, spot.crest - 0.15) * 0.34 + Math.max(0, rough(u * 0.02, v * 0.014)) * 0.12;
    const seam = edge < 6 ? 0.82 + 0.18 * Math.abs(Math.cos(v * 0.5)) * (edge / 6) : 1;
    const worn = Math.max(0, rubbed) * (edge < 7 ? 0.4 : 1);
    const keep = threads * seam;
    const tone = {
      r: spot.r * keep + worn * (0.5 - spot.r * 0.4),
      g: spot.g * keep + worn * (0.54 - spot.g * 0.4),
      b: spot.b * keep + worn * (0.6 - spot.b * 0.4),
    };
    put(out, tone, { diffuse: lit.diffuse, shine: 0.02 * lit.shine ** 8, tint: 0.2 });
    if (edge > 3.4 && edge < 4.7 && isStitch(u, v, 5)) stitch(out, lit.diffuse);
  },
};

function stitch(out: Float32Array, diffuse: number): void {
  for (let c = 0; c < 3; c += 1) out[c] += (THREAD[c] * diffuse * 1.15 - out[c]) * 0.75;
}
