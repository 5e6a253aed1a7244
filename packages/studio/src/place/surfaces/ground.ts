import { smoothstep } from '../../core/interpolate.ts';
import { acrossAt, blurAt, type Camera, depthOfRow } from '../optics/camera.ts';
import { layByDepth } from '../optics/depth-blur.ts';
import { createLayer, type Layer } from '../optics/layer.ts';
import type { Stage } from '../stage.ts';
import { type Pixel, veil } from './paint-layer.ts';

/** The colour of the ground at a place; `footprintM` is the width of ground that a pixel covers. */
export type GroundShade = (x: number, z: number, pixel: Pixel, footprintM: number) => void;

/** Things strewn over the ground: drawn on a canvas whose rows start at `top` of a frame of `height` rows. */
export type Strew = (canvas: GroundCanvas) => void;
export type GroundCanvas = { layer: Layer; top: number; height: number };

export type Ground = {
  shade: GroundShade;
  strew?: Strew;
  /** Nothing is painted farther away than this. */
  farthestM?: number;
  /** Row where it begins, where that is not the horizon. */
  fromRow?: number;
};

/** Sight below which haze shows on the ground. */
const HAZY_M = 200;
/** From this blur down the ground is painted again at the full size. */
const SHARP_PX = 2.4;

/**
 * Paints level ground in perspective with the lens's depth of field: sharp about the
 * subject's feet, wider discs with every metre beyond.
 */
export function paintGround(stage: Stage, clear: Ground): void {
  const { plate, camera } = stage;
  const ground = inHaze(stage, clear);
  const start = Math.max(0, ground.fromRow ?? camera.horizon);
  if (start >= 1) return;
  const layer = createLayer(plate);
  fillGround({ layer, top: 0, height: plate.height }, camera, ground);
  const far = (y: number) => {
    const v = (y + 0.5) / plate.height;
    return v > camera.horizon ? depthOfRow(camera, v) : 1e6;
  };
  layByDepth(stage, layer, (_, y) => far(y));
  paintNear(stage, ground);
}

/** In fog and falling snow the ground pales with distance like all else; in clear air not worth the time. */
function inHaze({ daylight }: Stage, ground: Ground): Ground {
  const { visibilityM, horizon } = daylight;
  if (visibilityM > HAZY_M) return ground;
  return {
    ...ground,
    shade: (x, z, pixel, footprintM) => {
      ground.shade(x, z, pixel, footprintM);
      veil(pixel, horizon, 1 - Math.exp(-z / visibilityM));
    },
  };
}

function fillGround(canvas: GroundCanvas, camera: Camera, ground: Ground): void {
  const { layer, top, height } = canvas;
  const { width, data } = layer;
  const { shade, farthestM = 600, fromRow = camera.horizon } = ground;
  const pixel: Pixel = [0, 0, 0, 1];
  const first = Math.max(top, Math.ceil(Math.max(fromRow, camera.horizon + 0.0008) * height));
  for (let y = first; y < top + layer.height; y += 1) {
    const z = depthOfRow(camera, (y + 0.5) / height);
    if (z > farthestM) continue;
    const footprintM = z / (camera.focal * height);
    for (let x = 0; x < width; x += 1) {
      pixel[3] = 1;
      shade(acrossAt(camera, (x + 0.5) / width, z), z, pixel, footprintM);
      const to = ((y - top) * width + x) * 4;
      const alpha = pixel[3];
      data[to] = pixel[0] * alpha;
      data[to + 1] = pixel[1] * alpha;
      data[to + 2] = pixel[2] * alpha;
      data[to + 3] = alpha;
    }
  }
  ground.strew?.(canvas);
}

/** The rows about the feet again, at the full size. */
function paintNear(stage: Stage, ground: Ground): void {
  const { plate, camera } = stage;
  const height = plate.height * 2;
  const width = plate.width * 2;
  const sharpness = (v: number) =>
    v <= camera.horizon ? 0 : 1 - smoothstep(0.5, SHARP_PX, blurAt(camera, depthOfRow(camera, v)));
  let top = height;
  while (top > 0 && sharpness((top - 0.5) / height) > 0) top -= 1;
  top = Math.max(top, Math.ceil((ground.fromRow ?? 0) * height));
  if (top >= height) return;
  const layer = createLayer({ width, height: height - top });
  fillGround({ layer, top, height }, camera, ground);
  const data = new Float32Array(width * (height - top) * 3);
  for (let i = 0, j = 0; i < data.length; i += 3, j += 4) {
    data[i] = layer.data[j];
    data[i + 1] = layer.data[j + 1];
    data[i + 2] = layer.data[j + 2];
  }
  const weights = Float32Array.from({ length: height - top }, (_, i) =>
    sharpness((top + i + 0.5) / height),
  );
  stage.near = { top, width, data, weights };
}

/** Contrast of a texture of this period that survives in a pixel, 1 near to 0 far. */
export const seen = (periodM: number, footprintM: number): number =>
  1 - smoothstep(0.2, 0.6, footprintM / periodM);
