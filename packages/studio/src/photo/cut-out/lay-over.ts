import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';

/** A square map of 0–1 stretched over a picture, as levels 0–255. */
export async function laidOver(
  map: Float32Array,
  side: number,
  { width, height }: PixelSize,
): Promise<Uint8Array> {
  const levels = new Uint8ClampedArray(map.length);
  for (let i = 0; i < map.length; i += 1) levels[i] = map[i] * 255;
  const stretched = await sharp(levels, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  // A Buffer's slices share its memory: what is handed on is a plain array.
  return new Uint8Array(stretched);
}
