import { type Hex, toRgb } from './colour.ts';
import { lerp } from './interpolate.ts';

/** Linear light, red, green and blue; 1 is a white card in the key light, lamps and skies go above. */
export type Light = readonly [red: number, green: number, blue: number];

/** sRGB bytes to linear light. */
export const TO_LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** The light that a colour sends back under white light. */
export function lightOf(hex: Hex): Light {
  const [r, g, b] = toRgb(hex);
  return [TO_LINEAR[r], TO_LINEAR[g], TO_LINEAR[b]];
}

export const mixLight = (a: Light, b: Light, t: number): Light => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

export const scaleLight = (light: Light, by: number): Light => [
  light[0] * by,
  light[1] * by,
  light[2] * by,
];

export const filterLight = (a: Light, b: Light): Light => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** Relative luminance of linear light (Rec. 709). */
export const luminance = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
