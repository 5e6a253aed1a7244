import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { bytesOf } from '../../core/map-plane.ts';
import type { Mask } from '../subject/read-mask.ts';

/** A mask of 0 and 1 at another size. */
export async function scaledMask(mask: Mask, to: PixelSize): Promise<Uint8Array> {
  const { width, height, inside } = mask;
  if (width === to.width && height === to.height) return inside;
  const levels = inside.map((on) => on * 255);
  const small = await sharp(levels, { raw: { width, height, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return bytesOf(small, (level) => (level > 127 ? 1 : 0));
}
