import type { ColourModel } from '../parse/colour-model.ts';

/** Chromaticity of a colour: shares of red and blue in its sum. */
export type SkinTint = { red: number; blue: number };

/** The tint of a person's skin; undefined where none is seen. */
export function skinTint(skin: ColourModel): SkinTint | undefined {
  if (skin.length === 0) return undefined;
  const [a, b] = [1, 2].map((c) => skin.reduce((sum, lab) => sum + lab[c], 0) / skin.length);
  const lightness = skin.reduce((sum, lab) => sum + lab[0], 0) / skin.length;
  return tintOfLab(lightness, a, b);
}

/** CIE Lab to shares of red and blue, by way of linear light. */
function tintOfLab(lightness: number, a: number, b: number): SkinTint {
  const fy = (lightness + 16) / 116;
  const cube = (t: number) => (t > 0.2069 ? t ** 3 : (t - 16 / 116) / 7.787);
  const x = 0.9505 * cube(fy + a / 500);
  const y = cube(fy);
  const z = 1.089 * cube(fy - b / 200);
  const level = (value: number) => Math.max(0, value) ** (1 / 2.2);
  const red = level(3.2406 * x - 1.5372 * y - 0.4986 * z);
  const green = level(-0.9689 * x + 1.8758 * y + 0.0415 * z);
  const blue = level(0.0557 * x - 0.204 * y + 1.057 * z);
  const sum = red + green + blue || 1;
  return { red: red / sum, blue: blue / sum };
}

/** Median tint of the pixels that are surely cloth. */
export function typicalTint(light: Float32Array, sure: Float32Array): SkinTint {
  const reds: number[] = [];
  const blues: number[] = [];
  for (let i = 0; i < sure.length; i += 7) {
    if (sure[i] < 0.9) continue;
    const sum = light[i * 3] + light[i * 3 + 1] + light[i * 3 + 2] + 12;
    reds.push((light[i * 3] + 4) / sum);
    blues.push((light[i * 3 + 2] + 4) / sum);
  }
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 1 / 3;
  return { red: middle(reds), blue: middle(blues) };
}

/** Least distance of the skin's tint from the cloth's at which both can be told apart. */
const LEAST_STEP = 0.035;

/**
 * Function that removes `part` (0–1) of the skin's share from a pixel's tint, in place, and returns
 * the tint's position between cloth (0) and skin (1). Undefined where both tints are alike.
 */
export function tintRemover(
  cloth: SkinTint,
  skin: SkinTint,
): ((light: Float32Array, i: number, part: number) => number) | undefined {
  const red = skin.red - cloth.red;
  const blue = skin.blue - cloth.blue;
  const step = red * red + blue * blue;
  if (step < LEAST_STEP * LEAST_STEP) return undefined;
  return (light, i, part) => {
    const sum = light[i * 3] + light[i * 3 + 1] + light[i * 3 + 2] + 12;
    const ownRed = (light[i * 3] + 4) / sum - cloth.red;
    const ownBlue = (light[i * 3 + 2] + 4) / sum - cloth.blue;
    const share = (ownRed * red + ownBlue * blue) / step;
    const taken = Math.min(0.5, Math.max(0, share)) * part;
    light[i * 3] -= taken * red * sum;
    light[i * 3 + 1] += taken * (red + blue) * sum;
    light[i * 3 + 2] -= taken * blue * sum;
    return share;
  };
}
