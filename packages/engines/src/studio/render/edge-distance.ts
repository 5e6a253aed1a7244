import { distanceTo } from '../sketch-reading/plane/distance-to.ts';
import type { Stage } from './stage.ts';

/** For each pixel, how far the edge of its area is; and which pixels lie so near that they are shared. */
export function edgesOf(stage: Stage): { distance: Float32Array; isShared: Uint8Array } {
  const { labels, width } = stage;
  const edge = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length - width; i += 1) {
    if (labels[i] === labels[i + 1] && labels[i] === labels[i + width]) continue;
    edge[i] = 1;
  }
  const distance = distanceTo(edge, stage);
  const isShared = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length; i += 1) if (distance[i] < 3.2) isShared[i] = 1;
  return { distance, isShared };
}
