import { type Hex, lightness, toRgb } from '../../../core/colour.ts';
import type { RegionClass } from '../../../core/scene/scene.ts';

/** What a colour takes from the light in each channel: the density at which paper shows it. */
export type Density = readonly [red: number, green: number, blue: number];

const DARKEST = 0.04;

/** Optical density of a value from 0 to 255, bounded so that black stays a colour. */
const densityOf = (value: number) => -Math.log(Math.max(DARKEST, Math.min(0.996, value / 255)));

/** −ln of every channel value, for prints. */
export const CHANNEL_DENSITY = Float32Array.from({ length: 256 }, (_, v) => densityOf(v));

/** −ln of a colour's channels: the pigment that shows it on white paper. */
export function densityOfColour(colour: Hex): Density {
  const [r, g, b] = toRgb(colour);
  return [CHANNEL_DENSITY[r], CHANNEL_DENSITY[g], CHANNEL_DENSITY[b]];
}

const COOL: Density = [0.42, 0.36, 0.26];
const WARM: Density = [0.1, 0.3, 0.36];

/**
 * The pigment that shadow adds beside the area's own: cool grey, strongest on pale things, which
 * have none of their own to show it with; warm on skin.
 */
export function shadowOf(colour: Hex, regionClass: RegionClass): Density {
  const pale = lightness(colour);
  const tint = regionClass === 'skin' ? WARM : COOL;
  const strength = regionClass === 'skin' ? 0.75 : 0.15 + 0.85 * pale ** 4;
  return [tint[0] * strength, tint[1] * strength, tint[2] * strength];
}
