import { blendInto } from '../../core/blend-into.ts';
import { type Hex, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { smoothstep } from '../../core/interpolate.ts';
import type { Sheet } from '../../core/sheet.ts';

/** Thins what a block has printed: patches where the dye took less, and pores of bare cloth. `amount` is 1 for an ordinary hand. */
export function unevenPrint(
  sheet: Sheet,
  { cloth, amount = 1, seed }: { cloth: Hex; amount?: number; seed: string },
): void {
  const { ctx, widthPx, heightPx } = sheet;
  const patches = fbm(sheet, { cells: 18, octaves: 4, seed: `${seed}:patches` });
  const pores = fbm(sheet, { cells: 150, octaves: 2, seed: `${seed}:pores` });
  const picture = ctx.getImageData(0, 0, widthPx, heightPx);
  const { data } = picture;
  const bare = toRgb(cloth);
  const out = new Float32Array(3);
  for (let i = 0; i < patches.length; i += 1) {
    const thin = smoothstep(-0.05, 0.4, patches[i]) * 0.26;
    const pore = smoothstep(0.2, 0.42, pores[i] + patches[i] * 0.35) * 0.6;
    out.set(data.subarray(i * 4, i * 4 + 3));
    blendInto(out, bare, Math.max(thin, pore) * amount);
    data.set(out, i * 4);
  }
  ctx.putImageData(picture, 0, 0);
}
