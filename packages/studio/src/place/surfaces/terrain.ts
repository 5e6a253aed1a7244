import { clamp } from '../../core/interpolate.ts';
import { acrossAt, blurAt, rowOf } from '../optics/camera.ts';
import { discBlur } from '../optics/disc-blur.ts';
import { createLayer, layOver } from '../optics/layer.ts';
import type { Stage } from '../stage.ts';
import type { Pixel } from './paint-layer.ts';

export type Terrain = {
  nearM: number;
  farM: number;
  /** Height of the land in metres. */
  height: (x: number, z: number) => number;
  /** Colour at a place: `lit` is how much of the key light falls on its slope, 0 to 1; `steep` 0 level to 1. */
  shade: (place: Place, pixel: Pixel) => void;
  /** Steps from near to far. */
  steps?: number;
  /** Light of the haze, and how far one sees. */
  haze?: readonly [number, number, number];
  visibilityM?: number;
};

export type Place = { x: number; z: number; y: number; lit: number; steep: number };

/**
 * Land as a height field, marched column by column from near to far: each step fills the rows
 * that nothing nearer hides. Slopes are lit from the stage's side, haze thickens with distance.
 */
export function paintTerrain(stage: Stage, terrain: Terrain): void {
  const { plate, camera } = stage;
  const { nearM, farM, steps = 220 } = terrain;
  const layer = createLayer(plate);
  const { width, height } = plate;
  const pixel: Pixel = [0, 0, 0, 1];
  const growth = (farM / nearM) ** (1 / steps);
  for (let x = 0; x < width; x += 1) {
    const u = (x + 0.5) / width;
    let filled = height;
    let z = nearM;
    for (let step = 0; step < steps && filled > 0; step += 1, z *= growth) {
      const across = acrossAt(camera, u, z);
      const y = terrain.height(across, z);
      const row = Math.max(0, Math.floor(rowOf(camera, y, z) * height));
      if (row >= filled) continue;
      shadeAt(stage, terrain, { x: across, y, z }, pixel);
      for (let r = row; r < filled; r += 1) {
        const to = (r * width + x) * 4;
        layer.data[to] = pixel[0];
        layer.data[to + 1] = pixel[1];
        layer.data[to + 2] = pixel[2];
        layer.data[to + 3] = 1;
      }
      filled = row;
    }
  }
  layOver(plate, discBlur(layer, blurAt(camera, Math.sqrt(nearM * farM))));
}

function shadeAt(
  { daylight, side }: Stage,
  { height, shade, haze = daylight.horizon, visibilityM = daylight.visibilityM }: Terrain,
  { x, y, z }: { x: number; y: number; z: number },
  pixel: Pixel,
): void {
  const step = Math.max(0.05, z * 0.012);
  const slopeX = (height(x + step, z) - y) / step;
  const slopeZ = (height(x, z + step) - y) / step;
  const length = Math.hypot(slopeX, slopeZ, 1);
  const lit = clamp((-slopeX * side * 0.62 + slopeZ * 0.18 + 0.55) / length / 0.95);
  shade({ x, y, z, lit, steep: 1 - 1 / length }, pixel);
  const veiled = 1 - Math.exp(-z / visibilityM);
  for (let c = 0; c < 3; c += 1) pixel[c] += (haze[c] * 0.92 - pixel[c]) * veiled;
}
