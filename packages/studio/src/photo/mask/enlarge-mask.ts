import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { bytesOf } from '../../core/map-plane.ts';

const HALF = 128;

/** A mask of 0 and 1 in another size, its edge smooth rather than stepped. */
export async function enlargeMask(
  mask: Uint8Array,
  { from, to }: { from: PixelSize; to: PixelSize },
): Promise<Uint8Array> {
  if (from.width === to.width && from.height === to.height) return mask;
  const levels = mask.map((on) => on * 255);
  const raw = { width: from.width, height: from.height, channels: 1 } as const;
  const large = await sharp(levels, { raw })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return bytesOf(large, (level) => (level >= HALF ? 1 : 0));
}
