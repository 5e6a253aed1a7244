import sharp from 'sharp';
import type { Photo } from '../core/photo.ts';

/** Longest side that photos are worked on at. */
const LONGEST_PX = 1024;

/** A photo no longer than it is worked on at, itself where it is small enough. */
export async function workPhoto(photo: Photo): Promise<Photo> {
  const { width, height } = photo;
  if (Math.max(width, height) <= LONGEST_PX) return photo;
  const { data, info } = await sharp(photo.rgb, { raw: { width, height, channels: 3 } })
    .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}
