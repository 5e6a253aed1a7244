import type { PixelSize } from '@toile/tools';
import { components } from '../../sketch-reading/plane/components.ts';
import { distanceTo } from '../../sketch-reading/plane/distance-to.ts';
import type { Dot } from './dots.ts';

/** Closes cracks of up to twice so many pixels. */
export function closeCracks(mask: Uint8Array, size: PixelSize, radiusPx: number): Uint8Array {
  const grown = distanceTo(mask, size).map((distance) => (distance <= radiusPx ? 0 : 1));
  const shrunk = distanceTo(Uint8Array.from(grown), size);
  return Uint8Array.from(shrunk, (distance) => (distance > radiusPx ? 1 : 0));
}

/** Fills what is enclosed, unless it is larger than `mostPx` and `isGap` says that one sees through there. */
export function fillHoles(
  mask: Uint8Array,
  size: PixelSize,
  { mostPx, isGap }: { mostPx: number; isGap: (i: number) => boolean },
): Uint8Array {
  const { labels, list } = components(
    mask.map((on) => (on ? 0 : 1)),
    size,
  );
  const gaps = new Float64Array(list.length + 1);
  for (let i = 0; i < mask.length; i += 1) if (labels[i] > 0 && isGap(i)) gaps[labels[i]] += 1;
  const isFilled = list.map(
    ({ id, areaPx, touchesEdge }) => !touchesEdge && (areaPx <= mostPx || gaps[id] < areaPx / 2),
  );
  return mask.map((on, i) => (on || isFilled[labels[i] - 1] ? 1 : 0));
}

/** Keeps the areas under dots, and others at least `part` as large as the largest of those. */
export function keepAreas(
  mask: Uint8Array,
  size: PixelSize,
  { dots, part }: { dots: readonly Dot[]; part: number },
): Uint8Array {
  const { labels, list } = components(mask, size);
  const under = new Set(dots.map(({ x, y }) => labels[y * size.width + x]));
  under.delete(0);
  const largest = Math.max(0, ...[...under].map((id) => list[id - 1].areaPx));
  const isKept = list.map(({ id, areaPx }) => under.has(id) || areaPx >= largest * part);
  return mask.map((_, i) => (labels[i] > 0 && isKept[labels[i] - 1] ? 1 : 0));
}
