import type { PixelSize } from '@toile/tools';
import { type Lab, toHex, toLab } from '../core/colour.ts';
import { BARE } from './measure-areas.ts';
import type { Landmarks } from './sketch-reading.ts';
import { paintAt, type Wash } from './wash-colours.ts';

/** The middle of the colours painted at the very top of a figure, where its hair is. */
export function crownColour(
  { labels, wash, lines }: { labels: ArrayLike<number>; wash: Wash; lines: Uint8Array },
  size: PixelSize,
  { top, bottom }: Landmarks,
): Lab | undefined {
  const tall = bottom - top;
  const found: { light: number; i: number }[] = [];
  for (let y = Math.round(top + tall * 0.006); y < top + tall * 0.03; y += 1) {
    for (let i = y * size.width, end = i + size.width; i < end; i += 2) {
      if (labels[i] === 0 || lines[i] || paintAt(wash, i) < BARE * 1.5) continue;
      found.push({ light: wash.r[i] + wash.g[i] + wash.b[i], i });
    }
  }
  if (found.length < 20) return undefined;
  found.sort((a, b) => a.light - b.light);
  const { i } = found[found.length >> 1];
  return toLab(toHex([wash.r[i] * 255, wash.g[i] * 255, wash.b[i] * 255]));
}
