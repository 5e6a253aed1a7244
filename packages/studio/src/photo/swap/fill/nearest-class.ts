import type { PixelSize } from '@toile/tools';

/** Class of the nearest classified pixel, for each pixel, by approximate Euclidean distance; 255 stands for no class. */
export function nearestClass(classes: Uint8Array, { width, height }: PixelSize): Uint8Array {
  const out = Uint8Array.from(classes);
  let front: number[] = [];
  for (let i = 0; i < out.length; i += 1) if (out[i] !== NONE) front.push(i);
  while (front.length > 0) {
    const next: number[] = [];
    for (const i of front) {
      const x = i % width;
      const beside = [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width];
      for (const to of beside) {
        if (to < 0 || to >= width * height || out[to] !== NONE) continue;
        out[to] = out[i];
        next.push(to);
      }
    }
    front = next;
  }
  return out;
}

export const NONE = 255;
