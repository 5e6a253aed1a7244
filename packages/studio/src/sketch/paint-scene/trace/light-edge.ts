import { smoothstep } from '../../../core/interpolate.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { Scene } from '../../../core/scene/scene.ts';

/** How open a place of an edge lies to the light: 1 on the outermost edge, 0 behind another. */
export type LightEdge = (place: Point) => number;

/** How far behind the outermost edge a place may lie before it is in the lee, in pixels. */
const NEAR_PX = 3;
const FAR_PX = 11;

/**
 * Tells the edges of a scene's figure that the light strikes first, coming from the left: an
 * edge over the body, or between two legs, has something before it.
 */
export function lightEdge(scene: Scene): LightEdge {
  const first = new Float32Array(scene.size.height).fill(Number.POSITIVE_INFINITY);
  for (const operation of scene.operations) {
    if (operation.op !== 'region' || operation.class === 'backdrop') continue;
    for (const outline of operation.outlines) sweep(first, outline);
  }
  return ([x, y]) => {
    const row = Math.min(first.length - 1, Math.max(0, Math.round(y)));
    return 1 - smoothstep(NEAR_PX, FAR_PX, x - first[row]);
  };
}

/** Lowers each row's first place to where a closed outline crosses it. */
function sweep(first: Float32Array, outline: Polyline): void {
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    const from = Math.max(0, Math.floor(Math.min(ay, by)));
    const to = Math.min(first.length - 1, Math.ceil(Math.max(ay, by)));
    for (let y = from; y <= to; y += 1) {
      const part = ay === by ? 0 : Math.min(1, Math.max(0, (y - ay) / (by - ay)));
      first[y] = Math.min(first[y], ax + (bx - ax) * part);
    }
  });
}
