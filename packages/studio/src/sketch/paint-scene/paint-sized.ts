import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { OpaquePixels } from '../../core/encode-png.ts';
import { paintScene } from './paint-scene.ts';
import type { TracedScene } from './trace/trace-scene.ts';

/** Paints a traced scene in a size of its proportions: finer where that is larger than its page. */
export function paintSized(
  scene: TracedScene,
  size: PixelSize,
): OpaquePixels | Promise<OpaquePixels> {
  const painted = paintScene(scene, { scale: scaleFor(size, scene.size) });
  const isFitting = painted.width === size.width && painted.height === size.height;
  return isFitting ? painted : resized(painted, size);
}

/** The scales in which scenes are painted. */
const SCALES = [1, 2, 4];

/** The least scale at which the page is as large as what is wanted. */
function scaleFor(wanted: PixelSize, page: PixelSize): number {
  const least = Math.max(wanted.width / page.width, wanted.height / page.height);
  return SCALES.find((scale) => scale >= least) ?? 4;
}

async function resized(
  { data, width, height }: OpaquePixels,
  size: PixelSize,
): Promise<OpaquePixels> {
  const raw = { width, height, channels: 4 } as const;
  const small = await sharp(data, { raw })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(small), ...size };
}
