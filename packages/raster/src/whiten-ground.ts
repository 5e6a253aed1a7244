import type { Pixels } from './seam-score.ts';

/** Darkest channel (0 to 255) of a pixel that counts as nearly white. */
const NEARLY_WHITE = 238;

/**
 * Makes the ground of a picture white, in place: the nearly white pixels that are joined to its
 * border, side by side. A white thing in the middle keeps its shades, and so does a shadow.
 */
export function whitenGround({ data, width, height }: Pixels): void {
  const isNearlyWhite = (pixel: number) =>
    Math.min(data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]) >= NEARLY_WHITE;
  const seen = new Uint8Array(width * height);
  const open: number[] = [];

  function visit(pixel: number): void {
    if (seen[pixel] || !isNearlyWhite(pixel)) return;
    seen[pixel] = 1;
    open.push(pixel);
  }

  for (let x = 0; x < width; x += 1) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    data.fill(255, pixel * 4, pixel * 4 + 3);
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
}
