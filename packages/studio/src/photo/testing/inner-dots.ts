import type { PixelSize } from '@toile/tools';
import { distanceTo } from '../../core/plane/distance-to.ts';
import type { Dot } from '../mask/dots.ts';

/** Dots that a careful user would set into a mask: each as far as can be from its edge and from the dots before. */
export function innerDots(mask: Uint8Array, size: PixelSize, count: number): Dot[] {
  const edge = mask.map((on, i) => {
    const x = i % size.width;
    return on && x > 0 && x < size.width - 1 ? 0 : 1;
  });
  const depth = distanceTo(edge, size);
  const dots: Dot[] = [];
  for (let n = 0; n < count; n += 1) {
    let best = 0;
    let most = -1;
    for (let i = 0; i < depth.length; i += 1) {
      if (depth[i] < 4) continue;
      const x = i % size.width;
      const y = Math.floor(i / size.width);
      const away = Math.min(...dots.map((dot) => Math.hypot(dot.x - x, dot.y - y)), 80);
      const worth = Math.min(depth[i], 40) + away;
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    if (most < 0) return dots;
    dots.push({ x: best % size.width, y: Math.floor(best / size.width) });
  }
  return dots;
}
