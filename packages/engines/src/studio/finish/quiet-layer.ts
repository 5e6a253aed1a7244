import { type Hex, isDark, mix, toHex, withAlpha } from '../core/colour.ts';
import type { Sheet } from '../core/sheet.ts';

/** How far a layer steps back, 0 not at all to 1 gone. */
const VEIL = 0.33;
/** Every so many pixels are looked at for the layer's colour: a prime, so that no weave fools it. */
const STEP = 97;

/** Makes what was drawn so far step back, so that figures laid over it stand out. Returns the colour that it now shows on the whole. */
export function quietLayer({ ctx, unit, widthPx, heightPx }: Sheet): Hex {
  const whole = meanOf(ctx.getImageData(0, 0, widthPx, heightPx).data);
  const veil = mix(whole, isDark(whole) ? '#0d0d12' : '#ffffff', 0.75);
  ctx.fillStyle = withAlpha(veil, VEIL);
  ctx.fillRect(0, 0, unit.width, unit.height);
  return mix(whole, veil, VEIL);
}

function meanOf(data: Uint8ClampedArray): Hex {
  const sums = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i += STEP * 4) {
    for (let k = 0; k < 3; k += 1) sums[k] += data[i + k];
    count += 1;
  }
  return toHex([sums[0] / count, sums[1] / count, sums[2] / count]);
}
