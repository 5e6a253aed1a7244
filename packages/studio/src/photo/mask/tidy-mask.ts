import type { PixelSize } from '@toile/tools';
import { components } from '../../core/plane/components.ts';
import { closeCracks } from './close-cracks.ts';
import type { Dot } from './dots.ts';

export type Tidying = {
  /** Dots that stay in the mask, in pixels of the mask. */
  dots: readonly Dot[];
  /** Dots that stay outside the mask: a hole around one stays open. */
  unwanted?: readonly Dot[];
  /** Least area without a dot that stays, as a share of the largest dotted area. */
  leastPart: number;
  /** True for pixels of the ground: a gap of at least `leastGapPx` there stays open. */
  isGap: (i: number) => boolean;
};

const CRACK_PX = 2;
const LEAST_GAP_PX = 400;

/** A mask of 0 and 1 without cracks, islands and holes. */
export function tidyMask(mask: Uint8Array, size: PixelSize, tidying: Tidying): Uint8Array {
  return fillHoles(keepAreas(closeCracks(mask, size, CRACK_PX), size, tidying), size, tidying);
}

/** Keeps the areas of a mask that are under dots, and others that are large beside them. */
export function keepAreas(
  mask: Uint8Array,
  size: PixelSize,
  { dots, leastPart }: Pick<Tidying, 'dots' | 'leastPart'>,
): Uint8Array {
  const { labels, list } = components(mask, size);
  const under = new Set(dots.map(({ x, y }) => labels[y * size.width + x]));
  under.delete(0);
  const largest = Math.max(0, ...[...under].map((id) => list[id - 1].areaPx));
  const isKept = list.map(({ id, areaPx }) => under.has(id) || areaPx >= largest * leastPart);
  return mask.map((_, i) => (labels[i] > 0 && isKept[labels[i] - 1] ? 1 : 0));
}

function fillHoles(
  mask: Uint8Array,
  size: PixelSize,
  { isGap, unwanted = [] }: Tidying,
): Uint8Array {
  const ground = mask.map((on) => (on ? 0 : 1));
  const { labels, list } = components(ground, size);
  const gaps = new Float64Array(list.length + 1);
  for (let i = 0; i < mask.length; i += 1) if (labels[i] > 0 && isGap(i)) gaps[labels[i]] += 1;
  const isAgainst = new Set(unwanted.map(({ x, y }) => labels[y * size.width + x]));
  const isFilled = list.map(
    ({ id, areaPx, touchesEdge }) =>
      !touchesEdge && !isAgainst.has(id) && (areaPx <= LEAST_GAP_PX || gaps[id] < areaPx / 2),
  );
  return mask.map((on, i) => (on || isFilled[labels[i] - 1] ? 1 : 0));
}
