const SIZE = 4096;
const MOST = 2;

/** Linear light to sRGB bytes with a soft shoulder, as a table over 0 to 2. */
const TABLE = Uint8ClampedArray.from({ length: SIZE + 1 }, (_, i) => {
  const light = (i / SIZE) * MOST;
  const rolled = light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.34));
  const v = rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055;
  return Math.round(v * 255);
});

/** One channel as a byte, with `dither` (−0.5 to 0.5) of a step against bands. */
export function toneOf(light: number, dither: number): number {
  const at = light <= 0 ? 0 : light >= MOST ? SIZE : (light / MOST) * SIZE;
  return TABLE[at | 0] + dither;
}

/** The light that is shown as bright as this one (0 to 1) would be without the shoulder. */
export const untoned = (light: number): number =>
  light < 0.7 ? light : 0.7 - 0.34 * Math.log(Math.max(0.02, 1 - (light - 0.7) / 0.3));
