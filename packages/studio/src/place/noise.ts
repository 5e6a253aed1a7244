import { createPlaneNoise, shuffleCells } from '../core/plane-noise.ts';
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

/** Noise of a place, from Perlin's; octaves are turned so that no axis shows. */
export function createNoise(seed: string): Noise {
  const rng = createRng(seed);
  const order = shuffleCells(rng);
  const at = createPlaneNoise(rng, { order, gain: 1.5 });
  const values = Float32Array.from(order, () => rng.next());
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
  const cell = (x: number, y: number) => values[order[((x & 255) + order[y & 255]) & 255]];
  return { at, fbm, ridged, cell };
}
