import type { PixelSize } from '@toile/tools';
import { components } from '../../../core/plane/components.ts';
import { LABEL } from '../../parse/labels.ts';

/**
 * Labels in which dark shade in an armpit or a fold counts as clothes: hair hangs from above
 * `chestRow`, what does not is none.
 */
export function withoutStrayHair(
  labels: Uint8Array,
  size: PixelSize,
  chestRow: number,
): Uint8Array {
  const hair = labels.map((label) => (label === LABEL.hair ? 1 : 0));
  const found = components(hair, size, true);
  const isStray = found.list.map(({ top }) => top > chestRow);
  return labels.map((label, i) => (hair[i] && isStray[found.labels[i] - 1] ? LABEL.upper : label));
}
