import { seamScore } from '@toile/raster';
import { smoothstep } from '../../../core/interpolate.ts';
import { type BestCut, BLEND, findBestCut } from './best-cut.ts';
import { createRaster, type Raster } from './raster.ts';

export type Tiling = 'seamless' | 'blended edges' | 'mirrored edges';

/** A picture made to repeat: `part` is the width of its tile against the picture's. */
export type Tile = { raster: Raster; tiling: Tiling; part: number };

/** Greatest mean difference (0 to 255) of two ends that are blended: more would show as ghosts. */
const MOST_MISFIT = 26;

/** Leaves a seamless picture alone; blends the ends of another where they agree, or else mirrors it. */
export function makeTile(picture: Raster): Tile {
  if (seamScore(opaque(picture)).seamless) return { raster: picture, tiling: 'seamless', part: 1 };
  const cut = findBestCut(picture);
  if (cut.misfit > MOST_MISFIT)
    return { raster: mirrored(picture), tiling: 'mirrored edges', part: 2 };
  return { raster: blended(picture, cut), tiling: 'blended edges', part: cut.across };
}

function opaque({ data, widthPx, heightPx }: Raster) {
  const pixels = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < widthPx * heightPx; i += 1) {
    for (let c = 0; c < 3; c += 1) pixels[i * 4 + c] = data[i * 3 + c];
    pixels[i * 4 + 3] = 255;
  }
  return { data: pixels, width: widthPx, height: heightPx };
}

function mirrored(picture: Raster): Raster {
  const { widthPx: w, heightPx: h } = picture;
  const out = createRaster(w * 2, h * 2);
  for (let y = 0; y < h * 2; y += 1) {
    const fromY = y < h ? y : 2 * h - 1 - y;
    for (let x = 0; x < w * 2; x += 1) {
      const fromX = x < w ? x : 2 * w - 1 - x;
      copy(picture, (fromY * w + fromX) * 3, { to: out, at: (y * w * 2 + x) * 3 });
    }
  }
  return out;
}

function copy(from: Raster, at: number, target: { to: Raster; at: number }): void {
  for (let c = 0; c < 3; c += 1) target.to.data[target.at + c] = from.data[at + c];
}

/** Cuts the picture and fades what follows the cut into its beginning. */
function blended(picture: Raster, cut: BestCut): Raster {
  const width = Math.round(picture.widthPx * cut.across);
  const height = Math.round(picture.heightPx * cut.down);
  const narrow = createRaster(width, picture.heightPx);
  fade({
    from: picture,
    to: narrow,
    length: width,
    strip: stripOf(picture.widthPx, width),
    isDown: false,
  });
  const out = createRaster(width, height);
  fade({
    from: narrow,
    to: out,
    length: height,
    strip: stripOf(picture.heightPx, height),
    isDown: true,
  });
  return out;
}

const stripOf = (whole: number, cut: number) => Math.min(whole - cut, Math.round(whole * BLEND));

type Fade = { from: Raster; to: Raster; length: number; strip: number; isDown: boolean };

function fade({ from, to, length, strip, isDown }: Fade): void {
  for (let y = 0; y < to.heightPx; y += 1) {
    for (let x = 0; x < to.widthPx; x += 1) {
      const along = isDown ? y : x;
      const own = along >= strip ? 1 : smoothstep(0, 1, (along + 0.5) / strip);
      const a = (y * from.widthPx + x) * 3;
      const b = isDown
        ? (Math.min(from.heightPx - 1, y + length) * from.widthPx + x) * 3
        : (y * from.widthPx + Math.min(from.widthPx - 1, x + length)) * 3;
      const o = (y * to.widthPx + x) * 3;
      for (let c = 0; c < 3; c += 1)
        to.data[o + c] = from.data[a + c] * own + from.data[b + c] * (1 - own);
    }
  }
}
