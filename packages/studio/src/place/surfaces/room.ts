import { acrossAt, depthOfRow } from '../optics/camera.ts';
import { layByDepth } from '../optics/depth-blur.ts';
import { createLayer } from '../optics/layer.ts';
import type { Stage } from '../stage.ts';
import type { Pixel } from './paint-layer.ts';

export type RoomSide = 'left' | 'right' | 'back' | 'ceiling';

/** A place on a wall: `along` it in metres (depth on side walls, x on the back and the ceiling), `y` up, `z` away. */
export type WallPlace = { side: RoomSide; along: number; y: number; z: number };

export type Room = {
  leftM: number;
  rightM: number;
  backM: number;
  /** Absent under the open sky. */
  ceilingM?: number;
  shade: (place: WallPlace, pixel: Pixel) => void;
};

/** Walls and ceiling of a room, or the two sides of a street, each pixel blurred by its depth. The floor is not painted. */
export function paintRoom(
  stage: Stage,
  { leftM, rightM, backM, ceilingM = Infinity, shade }: Room,
): void {
  const { camera, plate } = stage;
  const { width, height } = plate;
  const layer = createLayer(plate);
  const depths = new Float32Array(width * height).fill(backM);
  const pixel: Pixel = [0, 0, 0, 0];
  const place: WallPlace = { side: 'back', along: 0, y: 0, z: backM };
  for (let y = 0; y < height; y += 1) {
    const v = (y + 0.5) / height;
    const floorZ = v > camera.horizon ? depthOfRow(camera, v) : Infinity;
    const ceilingZ =
      v < camera.horizon
        ? (camera.focal * (ceilingM - camera.heightM)) / (camera.horizon - v)
        : Infinity;
    for (let x = 0; x < width; x += 1) {
      const perDepth = acrossAt(camera, (x + 0.5) / width, 1);
      const wallZ = perDepth < 0 ? leftM / -perDepth : rightM / Math.max(1e-6, perDepth);
      const z = Math.min(wallZ, ceilingZ, backM);
      depths[y * width + x] = z;
      if (z >= floorZ) continue;
      place.z = z;
      place.y = camera.heightM - ((v - camera.horizon) * z) / camera.focal;
      place.side =
        z === backM ? 'back' : z === ceilingZ ? 'ceiling' : perDepth < 0 ? 'left' : 'right';
      place.along = place.side === 'left' || place.side === 'right' ? z : perDepth * z;
      pixel[3] = 1;
      shade(place, pixel);
      const to = (y * width + x) * 4;
      const alpha = pixel[3];
      for (let c = 0; c < 3; c += 1) layer.data[to + c] = pixel[c] * alpha;
      layer.data[to + 3] = alpha;
    }
  }
  layByDepth(stage, layer, (x, y) => depths[y * width + x]);
}
