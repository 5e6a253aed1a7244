import type { PixelSize } from '@toile/tools';
import { components } from './plane/components.ts';

/** Keeps the largest thing on the page and what is nearly as large; swatches, notes and signatures become ground. */
export function dropStrays(ground: Uint8Array, size: PixelSize): void {
  const figure = new Uint8Array(ground.length);
  for (let i = 0; i < figure.length; i += 1) figure[i] = ground[i] ? 0 : 1;
  const { labels, list } = components(figure, size);
  const most = Math.max(0, ...list.map(({ areaPx }) => areaPx));
  for (let i = 0; i < ground.length; i += 1) {
    if (labels[i] !== 0 && list[labels[i] - 1].areaPx < most * 0.12) ground[i] = 1;
  }
}
