import { smoothstep } from '../../core/interpolate.ts';
import type { Backdrop } from '../develop.ts';
import { blurAt, type Camera, depthOfRow } from '../optics/camera.ts';
import { layByDepth } from '../optics/depth-blur.ts';
import { type Between, doubled } from '../optics/doubled.ts';
import { createLayer, type Layer, type Plate } from '../optics/layer.ts';

/** Blur radii, in half-size pixels, between which the sharp photograph gives way to the blurred one. */
const SHARP = 0.35;
const SOFT = 1.1;

/**
 * Blurs a photograph as a lens that is focused on the subject does, in place: the ground by its
 * depth, and all above the horizon as what is far away.
 */
export function focusPlace(place: Backdrop, camera: Camera): void {
  const { width, height, data } = place;
  const layer = halved(place);
  const plate: Plate = {
    width: layer.width,
    height: layer.height,
    data: new Float32Array(layer.width * layer.height * 3),
  };
  const depthAt = (v: number) => (v > camera.horizon ? depthOfRow(camera, v) : 1e6);
  layByDepth({ plate, camera }, layer, (_x, y) => depthAt((y + 0.5) / layer.height));
  const columns = doubled(plate.width);
  const rows = doubled(plate.height);
  for (let y = 0; y < height; y += 1) {
    const share = smoothstep(SHARP, SOFT, blurAt(camera, depthAt((y + 0.5) / height)));
    if (share > 0) mixRow(data, { plate, y, columns, row: rows[y], share, width });
  }
}

function halved({ width, height, data }: Backdrop): Layer {
  const layer = createLayer({ width: width >> 1, height: height >> 1 });
  for (let y = 0; y < layer.height; y += 1) {
    for (let x = 0; x < layer.width; x += 1) {
      const to = (y * layer.width + x) * 4;
      const from = (y * 2 * width + x * 2) * 3;
      for (let c = 0; c < 3; c += 1) {
        const upper = data[from + c] + data[from + 3 + c];
        const lower = data[from + width * 3 + c] + data[from + width * 3 + 3 + c];
        layer.data[to + c] = (upper + lower) / 4;
      }
      layer.data[to + 3] = 1;
    }
  }
  return layer;
}

type Row = {
  plate: Plate;
  y: number;
  columns: readonly Between[];
  row: Between;
  share: number;
  width: number;
};

function mixRow(data: Float32Array, { plate, y, columns, row, share, width }: Row): void {
  const upper = row.low * plate.width * 3;
  const lower = row.high * plate.width * 3;
  let to = y * width * 3;
  for (const { low, high, part } of columns) {
    for (let c = 0; c < 3; c += 1, to += 1) {
      const p = plate.data[upper + low * 3 + c];
      const q = plate.data[lower + low * 3 + c];
      const top = p + (plate.data[upper + high * 3 + c] - p) * part;
      const base = q + (plate.data[lower + high * 3 + c] - q) * part;
      data[to] += (top + (base - top) * row.part - data[to]) * share;
    }
  }
}
