import { clamp, smoothstep } from '../../core/interpolate.ts';
import { bytesOf } from '../../core/map-plane.ts';
import { distanceTo } from '../../core/plane/distance-to.ts';
import { broadBlur } from './broad-blur.ts';
import type { Lay } from './lay.ts';
import type { Layer } from './layer.ts';

/** Shadow: darkness (0–1) close to the cloth and around it, blur and offset in pixels. */
type Shadow = { near: number; far: number; sigma: number; dx: number; dy: number };

const SHADOWS: Record<Lay['shadow'], Shadow> = {
  soft: { near: 0.2, far: 0.2, sigma: 16, dx: 4, dy: 10 },
  close: { near: 0.3, far: 0.1, sigma: 8, dx: 2, dy: 4 },
  long: { near: 0.2, far: 0.24, sigma: 22, dx: 16, dy: 20 },
  floating: { near: 0.08, far: 0.24, sigma: 26, dx: -6, dy: 26 },
};

/** Brightest level of cloth: trimming treats levels from 250 on as blank. */
const WHITEST = 244;

/** The layers, lowest first, on white with their shadow. Gives opaque RGBA. */
export function setOnWhite(layers: readonly Layer[], shadow: Lay['shadow']): Uint8ClampedArray {
  const { width, height } = layers[0];
  const union = new Float32Array(width * height);
  for (const { shape } of layers) {
    for (let i = 0; i < union.length; i += 1) union[i] = Math.max(union[i], shape[i]);
  }
  const ground = shadowOf(union, { width, height }, SHADOWS[shadow]);
  const picture = new Float32Array(width * height * 3);
  for (let i = 0; i < picture.length; i += 1) picture[i] = 255 * ground[Math.floor(i / 3)];
  for (const layer of layers) layOver(picture, layer);
  const out = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < union.length; i += 1) {
    for (let c = 0; c < 3; c += 1) out[i * 4 + c] = picture[i * 3 + c];
    out[i * 4 + 3] = 255;
  }
  return out;
}

function shadowOf(
  union: Float32Array,
  size: { width: number; height: number },
  { near, far, sigma, dx, dy }: Shadow,
): Float32Array {
  const tight = broadBlur({ ...size, values: union }, 3);
  const wide = broadBlur({ ...size, values: union }, sigma);
  const at = (values: Float32Array, x: number, y: number) =>
    x < 0 || y < 0 || x >= size.width || y >= size.height ? 0 : values[y * size.width + x];
  return union.map((_, i) => {
    const y = Math.floor(i / size.width);
    const x = i - y * size.width;
    const dark = near * at(tight, x - 1, y - 3) + far * at(wide, x - dx, y - dy);
    return 1 - dark * smoothstep(0.002, 0.03, dark);
  });
}

/** Draws one layer over the picture: first its soft shadow, then the cloth with a darker rim. */
function layOver(picture: Float32Array, layer: Layer): void {
  const { width, height, shape, light } = layer;
  const depth = distanceTo(
    bytesOf(shape, (value) => (value < 0.5 ? 1 : 0)),
    layer,
  );
  const cast = broadBlur({ width, height, values: shape }, 5);
  for (let i = 0; i < shape.length; i += 1) {
    const below = cast[Math.max(0, i - 3 * width)] * 0.14 * (1 - shape[i]);
    const rim = 1 - 0.16 * Math.exp(-depth[i] / 2.2) - 0.06 * Math.exp(-depth[i] / 10);
    for (let c = 0; c < 3; c += 1) {
      const j = i * 3 + c;
      const under = picture[j] * (1 - below);
      picture[j] = under + (tamed(light[j]) * rim - under) * clamp(shape[i]);
    }
  }
}

const tamed = (level: number) =>
  level < 225 ? level : 225 + (WHITEST - 225) * (1 - Math.exp((225 - level) / 19));
