import { clamp } from '../../core/interpolate.ts';
import { acrossAt, depthOfRow } from '../optics/camera.ts';
import { createLayer } from '../optics/layer.ts';
import type { Stage } from '../stage.ts';

export type Mirror = {
  /** Share of light sent back near the horizon; less towards the camera. */
  strength: number;
  /** Downward blur of the mirror image: 0 a mirror, 1 wet tar. */
  smear: number;
  /** Row about which a column is mirrored; the horizon without it. */
  baseAt?: (u: number) => number;
  /** Times the strength at a place of the ground (metres): puddles, dry stones. */
  wetness?: (x: number, z: number) => number;
};

/** The most light of one pixel that a floor sends back: lamps smear, they do not burn. */
const MOST = 5;

/** Mirrors what stands above the ground in it, smeared downwards as wet streets and polished floors do. */
export function reflectInGround(stage: Stage, { strength, smear, baseAt, wetness }: Mirror): void {
  const { plate, camera } = stage;
  const { width, height, data } = plate;
  const sums = columnSums(stage);
  const gloss = createLayer(plate);
  for (let x = 0; x < width; x += 1) {
    const u = (x + 0.5) / width;
    const base = (baseAt?.(u) ?? camera.horizon) * height;
    for (let y = Math.max(0, Math.ceil(base)); y < height; y += 1) {
      const v = (y + 0.5) / height;
      const z = depthOfRow(camera, v);
      const grazing =
        0.3 + 0.7 * (1 - clamp((v - camera.horizon) / (1.02 - camera.horizon))) ** 1.6;
      const wet = wetness ? wetness(acrossAt(camera, u, z), z) : 1;
      const share = clamp(strength * grazing * wet);
      if (share <= 0.004) continue;
      const away = y + 0.5 - base;
      const middle = base - away * 0.92;
      const reach = 1.5 + smear * (4 + away * 0.42);
      const to = (y * width + x) * 4;
      for (let c = 0; c < 3; c += 1)
        gloss.data[to + c] = meanAt(sums, { x, c, middle, reach, width, height }) * share;
      gloss.data[to + 3] = share * 0.7;
    }
  }
  for (let i = 0, j = 0; i < data.length; i += 3, j += 4) {
    const rest = 1 - gloss.data[j + 3];
    for (let c = 0; c < 3; c += 1) data[i + c] = data[i + c] * rest + gloss.data[j + c];
  }
  stage.gloss = gloss;
}

/** Running sums down every column, slightly mixed sideways. */
function columnSums({ plate: { width, height, data } }: Stage): Float64Array {
  const sums = new Float64Array(width * (height + 1) * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const left = (y * width + Math.max(0, x - 1)) * 3;
      const at = (y * width + x) * 3;
      const right = (y * width + Math.min(width - 1, x + 1)) * 3;
      for (let c = 0; c < 3; c += 1) {
        const light = Math.min(MOST, (data[left + c] + 2 * data[at + c] + data[right + c]) / 4);
        sums[at + width * 3 + c] = sums[at + c] + light;
      }
    }
  }
  return sums;
}

type Span = { x: number; c: number; middle: number; reach: number; width: number; height: number };

function meanAt(sums: Float64Array, { x, c, middle, reach, width, height }: Span): number {
  const low = Math.round(clamp(middle - reach, 0, height - 2));
  const high = Math.round(clamp(middle + reach, low + 1, height));
  const at = (y: number) => sums[(y * width + x) * 3 + c];
  return (at(high) - at(low)) / (high - low);
}
