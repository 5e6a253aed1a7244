import type { PixelSize } from '@toile/tools';
import { type Component, components } from '../../core/plane/components.ts';

/**
 * Keeps the largest thing on the page, what is nearly as large, and what stands right above or
 * below it, as a head does that an open line has cut off; swatches, notes and signatures become
 * ground.
 */
export function dropStrays(ground: Uint8Array, size: PixelSize): void {
  const figure = new Uint8Array(ground.length);
  for (let i = 0; i < figure.length; i += 1) figure[i] = ground[i] ? 0 : 1;
  const { labels, list } = components(figure, size);
  if (list.length === 0) return;
  const main = list.reduce((best, one) => (one.areaPx > best.areaPx ? one : best));
  const isKept = list.map((one) => belongs(one, main));
  for (let i = 0; i < ground.length; i += 1) {
    if (labels[i] !== 0 && !isKept[labels[i] - 1]) ground[i] = 1;
  }
}

function belongs(one: Component, main: Component): boolean {
  if (one.areaPx >= main.areaPx * 0.12) return true;
  const tall = main.bottom - main.top;
  const middle = (main.left + main.right) / 2;
  const isInLine = Math.abs((one.left + one.right) / 2 - middle) < tall * 0.1;
  const gap = Math.max(main.top - one.bottom, one.top - main.bottom);
  return isInLine && gap < tall * 0.1 && one.areaPx > main.areaPx * 0.003;
}
