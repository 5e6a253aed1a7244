import { clamp } from '../../core/interpolate.ts';
import type { Subject } from '../subject/cut-subject.ts';

/** Grain of the photo in sRGB levels: the typical difference between a pixel and its neighbours where it is plain. */
export function measureGrain({ width, height, alpha, light }: Subject): number {
  const found: number[] = [];
  const tone = (i: number) => 255 * Math.max(0, light[i * 3 + 1]) ** (1 / 2.2);
  for (let y = 2; y < height - 2; y += 5) {
    for (let x = 2; x < width - 2; x += 5) {
      const i = y * width + x;
      if (alpha[i] < 0.999) continue;
      const around = (tone(i - 1) + tone(i + 1) + tone(i - width) + tone(i + width)) / 4;
      found.push(Math.abs(tone(i) - around));
    }
  }
  if (found.length < 50) return 1.4;
  found.sort((a, b) => a - b);
  return clamp(found[Math.floor(found.length * 0.3)] * 1.6, 0.9, 3.2);
}
