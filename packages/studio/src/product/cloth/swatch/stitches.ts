/** The stitch at a place of knitted cloth: its middle in centimetres, and the light at the place as a factor. */
export type Stitch = { u: number; v: number; light: number };

/** Width of a stitch in centimetres: as fine as pixels can show. */
export const stitchCm = (pxPerCm: number, chunk: number): number =>
  Math.max(0.42 * chunk, 4.6 / pxPerCm);

const HEIGHT = 0.74;
const SLANT = 0.85;

/** Finds the stitch at a place: two slanting legs that meet below, row upon row. Writes into `out`. */
export function stitchAt(at: { u: number; v: number }, widthCm: number, out: Stitch): void {
  const heightCm = widthCm * HEIGHT;
  const column = Math.floor(at.u / widthCm);
  const x = at.u / widthCm - column - 0.5;
  const side = Math.abs(x);
  const rows = at.v / heightCm + side * SLANT;
  const row = Math.floor(rows);
  const y = rows - row;
  out.u = (column + 0.5) * widthCm;
  out.v = (row + 0.5) * heightCm;
  const across = 1 - Math.abs(side - 0.25) * 4;
  const round = Math.sin(Math.PI * Math.min(1, Math.max(0, y)));
  // The leg to the light is brighter; the gap between wales is dark.
  const leg = x < 0 ? 0.035 : -0.035;
  out.light = 0.8 + 0.2 * Math.sqrt(Math.max(0, across)) + 0.1 * round + leg;
}
