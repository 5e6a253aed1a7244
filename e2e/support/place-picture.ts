import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const HORIZON = 0.45;

/** Paints a place without people, a bright sky over a field of stripes, as a file; returns its path. */
export async function drawPlaceFile(size = { width: 1200, height: 900 }): Promise<string> {
  const { width, height } = size;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const v = y / height;
    for (let x = 0; x < width; x += 1) {
      const furrow = Math.sin(((x - width / 2) / (v - HORIZON + 0.02)) * 0.05) * 12;
      const sky = [150 + v * 120, 185 + v * 80, 235];
      const field = [112 + furrow, 104 + furrow, 62 + furrow / 2];
      pixels.set(v < HORIZON ? sky : field, (y * width + x) * 3);
    }
  }
  const path = join(mkdtempSync(join(tmpdir(), 'toile-place-')), 'field.png');
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
  return path;
}
