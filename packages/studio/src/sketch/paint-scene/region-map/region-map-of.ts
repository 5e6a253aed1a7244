import type { Hex } from '../../../core/colour.ts';
import { boundsOf } from '../../../core/scene/bounds.ts';
import type { Region, Scene } from '../../../core/scene/scene.ts';
import type { Context } from '../../../core/sheet.ts';
import { canvasFor } from '../canvases.ts';
import { drawPrint } from '../draw-print.ts';
import { orientedOutlines } from '../trace/oriented-outlines.ts';
import { trace } from '../wash/region-masks.ts';
import { coverBelow } from './cover-below.ts';
import { mappedRegions, type RegionMap } from './region-map.ts';
import { printOnly, stampPrint } from './stamp-print.ts';

type Planes = Pick<RegionMap, 'ids' | 'below' | 'prints'> & { colours: Hex[] };
type Box = { left: number; top: number; width: number; height: number };

/** The region map of a scene, at its own size. Where a pixel is shared, the region with the larger part has it. */
export function regionMapOf(scene: Scene): RegionMap {
  const { width, height } = scene.size;
  const bare = () => new Uint16Array(width * height);
  const planes: Planes = { ids: bare(), below: bare(), prints: bare(), colours: [] };
  const byId: Region[] = [];
  for (const operation of scene.operations) {
    if (operation.op === 'stroke' || operation.class === 'backdrop') continue;
    byId[operation.id] = operation;
    stamp(operation, { planes, byId, scene });
  }
  const { ids, below, prints, colours } = planes;
  const seen = new Uint8Array(byId.length);
  for (let at = 0; at < ids.length; at += 1) {
    seen[ids[at]] = 1;
    seen[below[at]] = 1;
  }
  const regions = mappedRegions(scene).filter(({ id }) => seen[id] === 1);
  return { width, height, ids, below, prints, printColours: colours, regions };
}

type Stamping = { planes: Planes; byId: readonly Region[]; scene: Scene };

function stamp(region: Region, { planes, byId, scene: { size } }: Stamping): void {
  const { ids, below, prints } = planes;
  const { width, height } = size;
  const page = { width, height, scale: 1 };
  const ctx = canvasFor('masks', page);
  const box = boxOf(region, size);
  if (box.width <= 0 || box.height <= 0) return;
  const mask = maskOf(ctx, region, box);
  const cover = coverBelow(region, byId);
  for (let y = 0, i = 0; y < box.height; y += 1) {
    const row = (y + box.top) * width + box.left;
    for (let x = 0; x < box.width; x += 1, i += 4) {
      if (mask[i] <= 127) continue;
      const at = row + x;
      below[at] = cover(ids[at], below[at]);
      ids[at] = region.id;
      prints[at] = 0;
    }
  }
  const print = region.print && printOnly(region.print);
  if (!print) return;
  const marks = drawPrint(canvasFor('print', page), print, { masks: box, page });
  stampPrint(marks, { print, mask, box, width, prints, colours: planes.colours });
}

function boxOf({ outlines }: Region, { width, height }: Scene['size']): Box {
  const bounds = boundsOf(outlines);
  const left = Math.max(0, Math.floor(bounds.left));
  const top = Math.max(0, Math.floor(bounds.top));
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(bounds.right)) - left,
    height: Math.min(height, Math.ceil(bounds.bottom)) - top,
  };
}

/** RGBA of a box: white where the region is. */
function maskOf(ctx: Context, { outlines }: Region, { left, top, width, height }: Box) {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = '#000';
  ctx.fillRect(left, top, width, height);
  ctx.fillStyle = '#fff';
  trace(ctx, orientedOutlines(outlines));
  ctx.fill();
  return ctx.getImageData(left, top, width, height).data;
}
