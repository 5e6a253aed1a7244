import { writeOklab } from '@toile/raster';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { Photo } from '../../core/photo.ts';

/** A small copy of a photograph in OKLab, three numbers a pixel, row by row. */
export type LabSample = PixelSize & { lab: Float32Array };

/** Width of the copy: enough for light and horizon, too coarse for things. */
const WIDTH = 128;

/** A small copy of a photograph for statistics. */
export async function sampleLab(photo: Photo): Promise<LabSample> {
  const { width, height } = photo;
  const { data, info } = await sharp(photo.rgb, { raw: { width, height, channels: 3 } })
    .resize({
      width: WIDTH,
      height: Math.max(8, Math.round((height / width) * WIDTH)),
      fit: 'fill',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lab = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 3) writeOklab(data.subarray(i, i + 3), lab, i);
  return { width: info.width, height: info.height, lab };
}

/** A part of a picture, in fractions of it. */
export type Part = { left: number; top: number; right: number; bottom: number };

/** The pixels of a part of a sample, as places of their first number. */
export function pixelsOf({ width, height }: PixelSize, part: Part): number[] {
  const left = Math.max(0, Math.floor(part.left * width));
  const top = Math.max(0, Math.floor(part.top * height));
  const right = Math.min(width, Math.max(left + 1, Math.ceil(part.right * width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil(part.bottom * height)));
  const found: number[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) found.push((y * width + x) * 3);
  return found;
}
