import { blendInto } from '../../core/blend-into.ts';
import { type Hex, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { clamp, smoothstep } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import { scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { worley } from '../../core/worley.ts';

/** Cracks of the wax at each pixel, 0 none to 1 in the middle of a vein: long ones, and short ones that branch off. */
export function crackle(
  sheet: Sheet,
  { spacing, seed }: { spacing: number; seed: string },
): Float32Array {
  const shift = (axis: string, cells: number, reach: number) =>
    fbm(sheet, { cells, octaves: 3, seed: `${seed}:${axis}` }).map((v) => v * reach);
  const warp = { warpX: shift('x', 14, spacing * 0.7), warpY: shift('y', 14, spacing * 0.7) };
  const layer = (size: number, name: string) => {
    const rng = createRng(`${seed}:${name}`);
    const points = scatter(sheet.unit, [{ name: 'crack', radius: size * 0.42, tries: 60 }], rng);
    const { nearest, second } = worley(sheet, { points, spacing: size, ...warp });
    return nearest.map((near, i) => second[i] - near);
  };
  const long = layer(spacing, 'long');
  const short = layer(spacing * 0.42, 'short');
  const patches = fbm(sheet, { cells: 7, octaves: 3, seed: `${seed}:patches` });
  const breaks = fbm(sheet, { cells: 40, octaves: 2, seed: `${seed}:breaks` });
  return long.map((gap, i) => {
    const whole = smoothstep(2.6, 0.4, gap) * smoothstep(-0.34, 0.06, breaks[i]);
    const fine = smoothstep(1.7, 0.3, short[i]) * smoothstep(0, 0.24, patches[i] + breaks[i] * 0.5);
    return clamp(Math.max(whole, fine * 0.8));
  });
}

/** Lets dye into what was drawn along the cracks: `strength` 0 to 1, and up to that where the drawing is light. */
export function dyeCracks(
  { ctx, widthPx, heightPx }: Sheet,
  cracks: Float32Array,
  { dye, strength }: { dye: Hex; strength: number },
): void {
  const picture = ctx.getImageData(0, 0, widthPx, heightPx);
  const { data } = picture;
  const colour = toRgb(dye);
  const out = new Float32Array(3);
  for (let i = 0; i < cracks.length; i += 1) {
    if (cracks[i] < 0.02) continue;
    out.set(data.subarray(i * 4, i * 4 + 3));
    blendInto(out, colour, cracks[i] * strength);
    data.set(out, i * 4);
  }
  ctx.putImageData(picture, 0, 0);
}
