import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { Photo } from '../../core/photo.ts';
import { decodePhoto } from '../decode-photo.ts';

type Change = {
  original: Uint8Array;
  /** The original's size. */
  size: PixelSize;
  /** 1 where the photo may change, at the original's size. */
  mask: Uint8Array;
  /** Share of the change at each of those pixels, 0–255, where the mask's edge is soft. */
  levels?: Uint8Array;
  /** The photo at the working size, before and after the change. */
  from: Photo;
  to: Photo;
};

/** The change at the photo's original size, as RGBA. Pixels outside the mask equal the photo's exactly. */
export async function fullSize({
  original,
  size,
  mask,
  levels,
  from,
  to,
}: Change): Promise<Uint8ClampedArray> {
  const isSame = size.width === from.width && size.height === from.height;
  const whole = isSame ? from : await decodePhoto(original);
  const changed = isSame ? to.rgb : await enlarged(to, size);
  const moved = isSame ? undefined : await enlarged(difference(from, to), size);
  const out = new Uint8ClampedArray(mask.length * 4);
  for (let i = 0; i < mask.length; i += 1) {
    // Pixels that did not change at the working size keep the original's detail.
    const isChanged = mask[i] === 1 && (moved === undefined || moved[i * 3] > 0);
    const part = isChanged ? (levels?.[i] ?? 255) : 0;
    for (let c = 0; c < 3; c += 1) {
      const at = i * 3 + c;
      out[i * 4 + c] = (changed[at] * part + whole.rgb[at] * (255 - part)) / 255;
    }
    out[i * 4 + 3] = 255;
  }
  return out;
}

function difference(from: Photo, to: Photo): Photo {
  const rgb = new Uint8Array(from.rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const isSame = [0, 1, 2].every((c) => from.rgb[i + c] === to.rgb[i + c]);
    if (!isSame) rgb.fill(255, i, i + 3);
  }
  return { ...from, rgb };
}

async function enlarged({ rgb, width, height }: Photo, size: PixelSize): Promise<Uint8Array> {
  const large = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return new Uint8Array(large);
}
