import type { Scene } from '../scene/scene.ts';

/** The box that a scene's regions fill, in pixels; backdrops do not count. */
export function extentOf({ operations }: Scene) {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const operation of operations) {
    if (operation.op !== 'region' || operation.class === 'backdrop') continue;
    for (const [x, y] of operation.outlines.flat()) {
      extent.left = Math.min(extent.left, x);
      extent.right = Math.max(extent.right, x);
      extent.top = Math.min(extent.top, y);
      extent.bottom = Math.max(extent.bottom, y);
    }
  }
  return extent;
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Whether a box of the page is free of what the scene shows; backdrops do not count. */
export function isFree({ operations }: Scene, { left, right, top, bottom }: Box): boolean {
  return operations.every(
    (operation) =>
      operation.op !== 'region' ||
      operation.class === 'backdrop' ||
      operation.outlines.flat().every(([x, y]) => x < left || x > right || y < top || y > bottom),
  );
}
