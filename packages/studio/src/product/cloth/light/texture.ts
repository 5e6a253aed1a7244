import type { FabricId } from '../../../core/fabrics/fabric.ts';
import { clamp } from '../../../core/interpolate.ts';
import { createPlaneNoise, type PlaneNoise } from '../../../core/plane-noise.ts';
import { createRng } from '../../../core/rng.ts';

/** Brightness of the weave at a place of the cloth, in centimetres, as a factor: about 1 on average. */
export type Texture = (u: number, v: number) => number;

const TAU = Math.PI * 2;

/** The weave, nap or grain of a fabric; a thread is never finer than a pixel can show. */
export function createTexture(id: FabricId, pxPerCm: number): Texture {
  const make = TEXTURES[id] ?? TEXTURES.cotton;
  return make(createPlaneNoise(createRng(`texture:${id}`)), pxPerCm);
}

type Maker = (noise: PlaneNoise, pxPerCm: number) => Texture;

/** Threads a centimetre at which a thread takes about `px` pixels. */
const threads = (pxPerCm: number, px: number) => pxPerCm / px;

const plain =
  (strength: number): Maker =>
  (noise, pxPerCm) => {
    const n = threads(pxPerCm, 2.1);
    return (u, v) => 1 + strength * (noise(u * n, v * n) + 0.35 * noise(u * 1.2, v * 1.2));
  };

const slubbed: Maker = (noise, pxPerCm) => {
  const n = threads(pxPerCm, 1.9);
  return (u, v) =>
    1 + 0.085 * noise(u * n, v * n * 0.16) + 0.085 * noise(u * n * 0.16 + 50, v * n + 9);
};

const twill: Maker = (noise, pxPerCm) => {
  const n = threads(pxPerCm, 3.1);
  return (u, v) => {
    const line = Math.sin(TAU * n * (u * 0.83 + v * 0.56));
    return (
      1 + 0.05 * line + 0.11 * noise(u * n * 0.9, v * n * 0.5) + 0.05 * noise(u * 0.5, v * 0.35)
    );
  };
};

const fuzzy =
  (strength: number, px: number): Maker =>
  (noise, pxPerCm) => {
    const n = threads(pxPerCm, px);
    return (u, v) =>
      1 +
      strength * (noise(u * n, v * n) + 0.7 * noise(u * n * 2, v * n * 1.6) + 0.5 * noise(u, v));
  };

const grained: Maker = (noise, pxPerCm) => {
  const n = threads(pxPerCm, 3.2);
  return (u, v) => {
    const cell =
      Math.abs(noise(u * n, v * n)) + 0.6 * Math.abs(noise(u * n * 1.9 + 3, v * n * 1.9));
    return 1 + 0.13 * (cell - 0.32);
  };
};

const sparkling: Maker = (noise, pxPerCm) => {
  const n = Math.min(2.6, threads(pxPerCm, 4));
  return (u, v) => {
    const j = Math.floor(v * n * 1.15);
    const x = u * n + (j % 2) * 0.5;
    const i = Math.floor(x);
    const tilt = noise(i * 0.73 + 0.3, j * 0.61 + 0.2);
    const [a, b] = [x - i - 0.5, v * n * 1.15 - j - 0.5];
    const disc = clamp(1.25 - 2.2 * (a * a + b * b));
    return 0.62 + disc * (0.5 + 1.7 * clamp(tilt * 2.2 - 0.25) + 0.4 * tilt);
  };
};

const TEXTURES: Partial<Record<FabricId, Maker>> & { cotton: Maker } = {
  cotton: plain(0.045),
  poplin: plain(0.03),
  linen: slubbed,
  jersey: plain(0.03),
  silk: plain(0.012),
  satin: plain(0.01),
  chiffon: plain(0.05),
  organza: plain(0.05),
  tulle: plain(0.08),
  lace: plain(0.05),
  velvet: fuzzy(0.05, 2),
  denim: twill,
  leather: grained,
  suede: fuzzy(0.05, 2.4),
  wool: fuzzy(0.07, 2.2),
  tweed: fuzzy(0.13, 2.8),
  knit: plain(0.05),
  fleece: fuzzy(0.1, 3.4),
  fur: fuzzy(0.22, 4.5),
  sequins: sparkling,
  metallic: plain(0.02),
  nylon: plain(0.015),
};
