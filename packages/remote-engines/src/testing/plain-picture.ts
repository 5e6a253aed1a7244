import sharp, { type Color } from 'sharp';

/** A picture of one colour, as PNG; sides in pixels. */
export function plainPicture(width: number, height: number, background: Color): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background };
  return sharp({ create }).png().toBuffer();
}
