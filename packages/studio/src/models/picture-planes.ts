import sharp, { type Sharp } from 'sharp';
import type { Photo } from '../core/photo.ts';
import type { Planes } from './run-model.ts';

/** A part of a photo, which may reach beyond it: that is black. Pixels. */
export type Window = { left: number; top: number; width: number; height: number };

export type PlaneOptions = {
  /** Side of the square that the model takes. */
  side: number;
  /** Window of the photo that is sent; by default the whole photo. */
  window?: Window;
  /** A level of 0–255 becomes (level − offset) × scale. */
  offset: number;
  scale: number;
};

/** A photo squeezed into the square that a model takes, channel by channel. */
export async function picturePlanes(
  photo: Photo,
  { side, window, offset, scale }: PlaneOptions,
): Promise<Planes> {
  const { width, height } = photo;
  let image = sharp(photo.rgb, { raw: { width, height, channels: 3 } });
  if (window) image = await cropped(image, photo, window);
  const { data } = await image
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = new Float32Array(3 * side * side);
  for (let i = 0; i < side * side; i += 1) {
    for (let c = 0; c < 3; c += 1) values[c * side * side + i] = (data[i * 3 + c] - offset) * scale;
  }
  return { values, width: side, height: side };
}

async function cropped(image: Sharp, photo: Photo, window: Window): Promise<Sharp> {
  const left = Math.max(0, window.left);
  const top = Math.max(0, window.top);
  const right = Math.min(photo.width, window.left + window.width);
  const bottom = Math.min(photo.height, window.top + window.height);
  const { data, info } = await image
    .extract({ left, top, width: right - left, height: bottom - top })
    .extend({
      left: left - window.left,
      top: top - window.top,
      right: window.left + window.width - right,
      bottom: window.top + window.height - bottom,
      background: '#000000',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}
