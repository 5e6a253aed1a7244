import type { RunDoubt } from '@toile/contract';
import type { PixelSize } from '@toile/tools';
import { components } from '../../../core/plane/components.ts';
import { boundsOf } from '../../field/bounds.ts';
import { PART, PARTS } from '../../parts/parts.ts';
import { maskOfLevels } from '../mask-of-levels.ts';

/** What a picture of a garment shows beside its outline. */
export type SeenThing = {
  /** Cut-out of all that stands out, and of the garment that was read, 0–255 a pixel. */
  alpha: Uint8Array;
  garment: Uint8Array;
  /** Areas of the parts of a person that were seen in it, by PART. */
  areas: Float64Array;
  photo: PixelSize;
};

/** Least area of a second thing, as a share of the largest. */
const SECOND = 0.25;
/** Least share of bag, shoes and hat among all parts that were seen. */
const ACCESSORY = 0.5;
/**
 * Least likeness of an outline to its own mirror image, as the share of both that overlaps: garments
 * laid flat have 0.8 and more, a sleeve folded over takes 0.15 of it.
 */
const MIRRORED = 0.62;

/** Doubts about what is to be worn: whether it is a garment, and one. */
export function thingDoubts({ alpha, garment, areas, photo }: SeenThing): RunDoubt[] {
  const areasPx = components(maskOfLevels(alpha), photo)
    .list.map(({ areaPx }) => areaPx)
    .toSorted((a, b) => b - a);
  const isAccessory = accessoryPart(areas) > ACCESSORY;
  const found: [RunDoubt, boolean][] = [
    ['bag-or-shoes', isAccessory],
    ['no-garment-shape', !isAccessory && mirroredPart(maskOfLevels(garment), photo) < MIRRORED],
    ['several-garments', (areasPx[1] ?? 0) > (areasPx[0] ?? 0) * SECOND],
  ];
  return found.flatMap(([doubt, isFound]) => (isFound ? doubt : []));
}

/** Share of bag, shoes and hat among the parts that were seen. */
function accessoryPart(areas: Float64Array): number {
  const { bag, shoes, hat, background } = PART;
  const all = PARTS.reduce((sum, _, part) => sum + (part === background ? 0 : areas[part]), 0);
  return (areas[bag] + areas[shoes] + areas[hat]) / Math.max(1, all);
}

/** Share of a mask and its mirror image, about the middle of its mass, that both cover. */
export function mirroredPart(mask: Uint8Array, size: PixelSize): number {
  const box = boundsOf(mask, size, 1);
  if (!box) return 0;
  let [sum, count] = [0, 0];
  for (let i = 0; i < mask.length; i += 1) {
    if (!mask[i]) continue;
    sum += i % size.width;
    count += 1;
  }
  const twice = Math.round((2 * sum) / Math.max(1, count));
  let [both, either] = [0, 0];
  for (let y = box.top; y < box.bottom; y += 1) {
    const row = y * size.width;
    for (let x = 0; x < size.width; x += 1) {
      const other = twice - x;
      const isThere = mask[row + x] === 1;
      const isMirrored = other >= 0 && other < size.width && mask[row + other] === 1;
      if (isThere && isMirrored) both += 1;
      if (isThere || isMirrored) either += 1;
    }
  }
  return both / Math.max(1, either);
}
