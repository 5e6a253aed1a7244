import sharp, { type Sharp } from 'sharp';

/** Size of every picture of the corpus, unless its case is about the size. */
export const CLOTH_SIZE = { width: 96, height: 128 };

/** A picture of a woven check: the same pixels each time, and no two lines alike. */
export function paintCloth({ width, height } = CLOTH_SIZE, { hasAlpha = false } = {}): Sharp {
  const channels = hasAlpha ? 4 : 3;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      data[at] = 90 + ((x * 7 + y) % 120);
      data[at + 1] = 60 + ((x ^ y) % 90);
      data[at + 2] = 140 - ((x * y) % 80);
      if (hasAlpha) data[at + 3] = x < width / 8 ? 0 : 255;
    }
  }
  return sharp(data, { raw: { width, height, channels } });
}
