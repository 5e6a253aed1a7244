import { boundsOf } from '../../scene/bounds.ts';
import type { Region, Scene } from '../../scene/scene.ts';
import { canvasFor } from '../canvases.ts';
import { orientedOutlines } from '../trace/oriented-outlines.ts';
import { trace } from '../wash/region-masks.ts';
import { mappedRegions, type RegionMap } from './region-map.ts';

/** The region map of a scene, at its own size. Where a pixel is shared, the region with the larger part has it. */
export function regionMapOf(scene: Scene): RegionMap {
  const { width, height } = scene.size;
  const ids = new Uint16Array(width * height);
  for (const operation of scene.operations) {
    if (operation.op === 'region') stamp(ids, operation, scene);
  }
  const seen = new Set(ids);
  return { width, height, ids, regions: mappedRegions(scene).filter(({ id }) => seen.has(id)) };
}

function stamp(ids: Uint16Array, region: Region, { size: { width, height } }: Scene): void {
  if (region.class === 'backdrop') return;
  const ctx = canvasFor('masks', { width, height, scale: 1 });
  const bounds = boundsOf(region.outlines);
  const left = Math.max(0, Math.floor(bounds.left));
  const top = Math.max(0, Math.floor(bounds.top));
  const across = Math.min(width, Math.ceil(bounds.right)) - left;
  const down = Math.min(height, Math.ceil(bounds.bottom)) - top;
  if (across <= 0 || down <= 0) return;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = '#000';
  ctx.fillRect(left, top, across, down);
  ctx.fillStyle = '#fff';
  trace(ctx, orientedOutlines(region.outlines));
  ctx.fill();
  const { data } = ctx.getImageData(left, top, across, down);
  for (let y = 0, i = 0; y < down; y += 1) {
    const row = (y + top) * width + left;
    for (let x = 0; x < across; x += 1, i += 4) {
      if (data[i] > 127) ids[row + x] = region.id;
    }
  }
}
