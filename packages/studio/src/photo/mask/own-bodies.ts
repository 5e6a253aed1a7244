import type { PixelSize } from '@toile/tools';
import { type Component, components } from '../../core/plane/components.ts';
import type { Dot } from './dots.ts';

const HALF = 128;

/**
 * Mask (0 and 1) of the bodies in a photo's subject (levels 0–255) that have a dot in them. Areas
 * above or below a body belong to it, as a belt may part it; areas beside it are other people.
 */
export function ownBodies(alpha: Uint8Array, size: PixelSize, dots: readonly Dot[]): Uint8Array {
  const solid = alpha.map((level) => (level >= HALF ? 1 : 0));
  const { labels, list } = components(solid, size);
  const under = new Set(dots.map(({ x, y }) => labels[y * size.width + x]));
  const dotted = list.filter(({ id }) => under.has(id));
  // Dots beside the subject belong to all of it.
  if (dotted.length === 0) return solid;
  const isOwn = list.map((area) => dotted.some((other) => isInColumn(area, other)));
  return solid.map((on, i) => (on && isOwn[labels[i] - 1] ? 1 : 0));
}

/** Test for an area of which at least half the width is above or below another area. */
function isInColumn(area: Component, other: Component): boolean {
  const shared = Math.min(area.right, other.right) - Math.max(area.left, other.left);
  return shared * 2 >= area.right - area.left;
}
