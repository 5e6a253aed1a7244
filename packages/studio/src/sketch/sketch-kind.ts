import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { Kind } from '../core/kind.ts';
import { drawSketch } from './draw-sketch.ts';
import { paintScene } from './paint-scene/paint-scene.ts';
import { encodeRegionMap } from './paint-scene/region-map/encode-region-map.ts';
import { regionMapOf } from './paint-scene/region-map/region-map-of.ts';
import { sceneToSvg } from './paint-scene/svg/scene-to-svg.ts';
import { traceScene } from './paint-scene/trace/trace-scene.ts';

/** A designer's sketch: the painted page, and with it its regions and the same drawing as vectors. */
export const sketchKind: Kind = (brief, draw) => {
  const { prompt, size } = brief;
  const drawing = drawSketch({ prompt, ...draw });
  const { scene, finish, unread, choices } = drawing;
  const traced = traceScene(scene, finish, drawing.seed);
  const painted = paintScene(traced, { scale: scaleFor(size, scene.size) });
  const sketch = {
    unread,
    choices,
    companions: {
      regionMap: encodeRegionMap(regionMapOf(scene)),
      svg: sceneToSvg(traced),
    },
  };
  if (painted.width === size.width && painted.height === size.height) {
    return { ...painted, ...sketch };
  }
  return resized(painted, size).then((data) => ({ data, ...size, ...sketch }));
};

/** The scales in which scenes are painted. */
const SCALES = [1, 2, 4];

/** The least scale at which the page is as large as what is wanted. */
function scaleFor(wanted: PixelSize, page: PixelSize): number {
  const least = Math.max(wanted.width / page.width, wanted.height / page.height);
  return SCALES.find((scale) => scale >= least) ?? 4;
}

async function resized(
  { data, width, height }: PixelSize & { data: Uint8ClampedArray },
  size: PixelSize,
): Promise<Uint8ClampedArray> {
  const raw = { width, height, channels: 4 } as const;
  const small = await sharp(data, { raw })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return new Uint8ClampedArray(small);
}
