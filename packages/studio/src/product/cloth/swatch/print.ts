import type { ClothColours } from './ground.ts';
import { readColours } from './ground.ts';
import type { Tile } from './make-tile.ts';
import { resampleTile } from './resample.ts';

/** The cloth at the scale of the page, ready to be sampled. */
export type Print = {
  texels: Float32Array;
  widthPx: number;
  heightPx: number;
  texelsPerCm: number;
  /** Place in the print, in texels, of the cloth's origin. */
  from: { x: number; y: number };
  colours: ClothColours;
};

/** Texels a page pixel, so that four samples of a pixel differ. */
const DENSITY = 2;
const MOST_TEXELS = 2200;

/** Sets a tile to its size: `repeatCm` is the width of the picture that was given; `shift` is in repeats. */
export function createPrint(
  tile: Tile,
  {
    repeatCm,
    pxPerCm,
    shift = { u: 0, v: 0 },
  }: { repeatCm: number; pxPerCm: number; shift?: { u: number; v: number } },
): Print {
  const { raster, part } = tile;
  const wanted = repeatCm * part * pxPerCm * DENSITY;
  const longest = Math.max(1, raster.heightPx / raster.widthPx);
  const widthPx = Math.round(Math.min(MOST_TEXELS / longest, Math.max(4, wanted)));
  const heightPx = Math.max(4, Math.round((widthPx * raster.heightPx) / raster.widthPx));
  const { data } = resampleTile(raster, widthPx, heightPx);
  return {
    texels: data,
    widthPx,
    heightPx,
    texelsPerCm: widthPx / (repeatCm * part),
    from: { x: shift.u * widthPx, y: shift.v * heightPx },
    colours: readColours(raster),
  };
}

/** Adds the colour at a place of the cloth, in centimetres, times `weight`, to `out`. */
export function addSample(
  print: Print,
  at: { u: number; v: number },
  target: { out: Float32Array; weight: number },
): void {
  const { texels, widthPx, heightPx, texelsPerCm, from } = print;
  const x = at.u * texelsPerCm - 0.5 + from.x;
  const y = at.v * texelsPerCm - 0.5 + from.y;
  const xf = Math.floor(x);
  const yf = Math.floor(y);
  const fx = x - xf;
  const fy = y - yf;
  const i = wrap(xf, widthPx);
  const j = wrap(yf, heightPx);
  const i1 = i + 1 === widthPx ? 0 : i + 1;
  const j1 = j + 1 === heightPx ? 0 : j + 1;
  const a = (j * widthPx + i) * 3;
  const b = (j * widthPx + i1) * 3;
  const c = (j1 * widthPx + i) * 3;
  const d = (j1 * widthPx + i1) * 3;
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  const wa = 1 - wb - wc - wd;
  const { out, weight } = target;
  for (let k = 0; k < 3; k += 1) {
    out[k] +=
      weight * (texels[a + k] * wa + texels[b + k] * wb + texels[c + k] * wc + texels[d + k] * wd);
  }
}

const wrap = (value: number, period: number) => {
  const rest = value % period;
  return rest < 0 ? rest + period : rest;
};
