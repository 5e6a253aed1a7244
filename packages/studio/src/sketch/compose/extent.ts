import { type Bounds, boundsOf } from '../../core/scene/bounds.ts';
import type { Polyline } from '../../core/scene/point.ts';
import type { Scene } from '../../core/scene/scene.ts';

/** The box that a scene's regions fill, in pixels; backdrops do not count. */
export const extentOf = (scene: Scene): Bounds => boundsOf(outlinesOf(scene));

/** Whether a box of the page is free of what the scene shows; backdrops do not count. */
export function isFree(scene: Scene, { left, right, top, bottom }: Bounds): boolean {
  return outlinesOf(scene)
    .flat()
    .every(([x, y]) => x < left || x > right || y < top || y > bottom);
}

function outlinesOf({ operations }: Scene): Polyline[] {
  return operations.flatMap((operation) =>
    operation.op === 'region' && operation.class !== 'backdrop' ? operation.outlines : [],
  );
}
