import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { Picture } from './expect-golden.ts';

/** A picture at a smaller size, what is see-through on white: for golden pictures of the whole of it. */
export async function reduced({ data, width, height }: Picture, size: PixelSize): Promise<Picture> {
  const small = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(size)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(small), ...size };
}
