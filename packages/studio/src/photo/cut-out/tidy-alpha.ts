import type { PixelSize } from '@toile/tools';
import { components, largestArea } from '../../core/plane/components.ts';

const THERE = 60;

/** Least area of an island of the subject, as a share of the largest. */
const LEAST_PART = 0.04;

/** Takes islands off that are small beside the subject. */
export function tidyAlpha(alpha: Uint8Array, size: PixelSize): Uint8Array {
  const solid = alpha.map((level) => (level > THERE ? 1 : 0));
  const { labels, list } = components(solid, size);
  const largest = largestArea(list);
  const isKept = Uint8Array.from([
    0,
    ...list.map(({ areaPx }) => (areaPx >= largest * LEAST_PART ? 1 : 0)),
  ]);
  return alpha.map((level, i) => (labels[i] === 0 || isKept[labels[i]] ? level : 0));
}
