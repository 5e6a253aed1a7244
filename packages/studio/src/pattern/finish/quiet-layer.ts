import { type Hex, isDark, mix, type Rgb, toHex, withAlpha } from '../../core/colour.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif } from '../motif.ts';

/** Default fading of a layer: 0 none, 1 invisible. */
const VEIL = 0.33;
/** Fading of one whose colours were asked for: navy stripes stay navy. */
const VEIL_OF_NAMED = 0.12;
/** Every so many pixels are looked at for the layer's colour: a prime, so that no weave fools it. */
const STEP = 97;

/**
 * Makes what was drawn so far step back, so that figures laid over it stand out. Returns the
 * colour that it now shows on the whole, or between its marks where it is marked.
 */
export function quietLayer(
  { ctx, unit, widthPx, heightPx }: Sheet,
  { veil = VEIL, isMarked = false }: NonNullable<Motif['below']> = {},
  isNamed = false,
): Hex {
  const by = isNamed ? Math.min(veil, VEIL_OF_NAMED) : veil;
  const pixels = samplesOf(ctx.getImageData(0, 0, widthPx, heightPx).data);
  const whole = meanOf(pixels);
  const light = mix(whole, isDark(whole) ? '#0d0d12' : '#ffffff', 0.75);
  ctx.fillStyle = withAlpha(light, by);
  ctx.fillRect(0, 0, unit.width, unit.height);
  return mix(isMarked ? meanOf(lightsAmong(pixels)) : whole, light, by);
}

function samplesOf(data: Uint8ClampedArray): Rgb[] {
  const count = Math.ceil(data.length / (STEP * 4));
  return Array.from({ length: count }, (_, i): Rgb => {
    const at = i * STEP * 4;
    return [data[at], data[at + 1], data[at + 2]];
  });
}

const sumOf = ([red, green, blue]: Rgb) => red + green + blue;

/** The lighter third: what marks of any amount leave bare. */
const lightsAmong = (pixels: readonly Rgb[]): Rgb[] =>
  pixels.toSorted((one, other) => sumOf(other) - sumOf(one)).slice(0, Math.ceil(pixels.length / 3));

function meanOf(pixels: readonly Rgb[]): Hex {
  const mean = (k: 0 | 1 | 2) => pixels.reduce((sum, rgb) => sum + rgb[k], 0) / pixels.length;
  return toHex([mean(0), mean(1), mean(2)]);
}
