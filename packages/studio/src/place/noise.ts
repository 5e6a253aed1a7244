import { createRng } from '../core/rng.ts';

/** Noise over an endless plane, made from a seed. */
export type Noise = {
  /** Gradient noise, about −1 to 1, features one unit wide. */
  at: (x: number, y: number) => number;
  /** Fractal noise, about −1 to 1. */
  fbm: (x: number, y: number, octaves: number) => number;
  /** Sharp crests on a smooth ground, 0 to 1. */
  ridged: (x: number, y: number, octaves: number) => number;
  /** A number in [0, 1) of its own for each whole x and y. */
  cell: (x: number, y: number) => number;
};

const SIZE = 256;

/** Perlin's noise (2002) on a shuffled table; octaves are turned so that no axis shows. */
export function createNoise(seed: string): Noise {
  const rng = createRng(seed);
  const order = rng.shuffle(Array.from({ length: SIZE }, (_, i) => i));
  const table = Uint8Array.from({ length: SIZE * 2 }, (_, i) => order[i & 255]);
  const angles = Array.from({ length: SIZE }, () => rng.range(0, Math.PI * 2));
  const gx = Float32Array.from(angles, Math.cos);
  const gy = Float32Array.from(angles, Math.sin);
  const values = Float32Array.from({ length: SIZE }, () => rng.next());
  const at = (x: number, y: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const fx = x - i;
    const fy = y - j;
    const row = table[j & 255];
    const low = table[(j + 1) & 255];
    const a = table[(i & 255) + row];
    const b = table[((i + 1) & 255) + row];
    const c = table[(i & 255) + low];
    const d = table[((i + 1) & 255) + low];
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const top = gx[a] * fx + gy[a] * fy;
    const right = gx[b] * (fx - 1) + gy[b] * fy;
    const under = gx[c] * fx + gy[c] * (fy - 1);
    const far = gx[d] * (fx - 1) + gy[d] * (fy - 1);
    const upper = top + (right - top) * u;
    return 1.5 * (upper + (under + (far - under) * u - upper) * v);
  };
  const fbm = (x: number, y: number, octaves: number): number => {
    let sum = 0;
    let strength = 0.55;
    let across = x;
    let down = y;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * at(across, down);
      strength *= 0.5;
      const turned = 1.64 * across + 1.2 * down + 17.3;
      down = 1.64 * down - 1.2 * across + 5.9;
      across = turned;
    }
    return sum;
  };
  const ridged = (x: number, y: number, octaves: number): number => {
    let sum = 0;
    let total = 0;
    let strength = 0.5;
    let crest = 1;
    let across = x;
    let down = y;
    for (let octave = 0; octave < octaves; octave += 1) {
      const ridge = 1 - Math.min(1, Math.abs(at(across, down)));
      const sharp = ridge * ridge;
      sum += strength * sharp * crest;
      total += strength;
      crest = Math.min(1, sharp * 1.4);
      strength *= 0.5;
      const turned = 1.66 * across + 1.22 * down + 9.1;
      down = 1.66 * down - 1.22 * across + 3.7;
      across = turned;
    }
    return sum / total;
  };
  const cell = (x: number, y: number) => values[table[(x & 255) + table[y & 255]]];
  return { at, fbm, ridged, cell };
}
