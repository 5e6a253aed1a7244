import type { PixelSize } from '@toile/tools';

/** Levels (0–255) between which a pixel is neither selected nor not. */
const BETWEEN = { from: 26, to: 229 };
/**
 * Pixels between for each pixel of the edge from which it was feathered: a drawn or enlarged edge
 * has one or two.
 */
const SOFT = 2.6;

/**
 * How much of each pixel a mask selects, 0–255, where its edge is soft: the levels of one channel of
 * RGBA, stretched to the highest. Undefined for a mask with a firm edge.
 */
export function softLevels(
  data: Uint8Array,
  channel: number,
  { width, height }: PixelSize,
): Uint8Array | undefined {
  let most = 0;
  for (let i = channel; i < data.length; i += 4) most = Math.max(most, data[i]);
  if (most === 0) return undefined;
  const levels = new Uint8Array(width * height);
  for (let i = 0; i < levels.length; i += 1) {
    levels[i] = Math.round((data[i * 4 + channel] * 255) / most);
  }
  let [between, edge] = [0, 0];
  for (let i = 0; i < levels.length; i += 1) {
    if (levels[i] > BETWEEN.from && levels[i] < BETWEEN.to) between += 1;
    if (levels[i] < 128) continue;
    const isRight = (i + 1) % width !== 0 && levels[i + 1] < 128;
    const isLeft = i % width !== 0 && levels[i - 1] < 128;
    const isBelow = i + width < levels.length && levels[i + width] < 128;
    const isAbove = i >= width && levels[i - width] < 128;
    if (isRight || isLeft || isBelow || isAbove) edge += 1;
  }
  return between > edge * SOFT ? levels : undefined;
}
