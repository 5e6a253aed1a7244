import { createPlaneNoise } from '../../../core/plane-noise.ts';
import { createRng } from '../../../core/rng.ts';
import { addHeights, type Fold } from './fold.ts';

export type GatherOptions = {
  edge: 'top' | 'bottom';
  heightCm: number;
  /** Puckers across the seam. */
  count: number;
  /** Length of the longest of them, as a part of t. */
  reach: number;
};

/**
 * Puckers of a gathered seam: fine ones that die out soon, and merge into fewer, longer and
 * broader ones, as the wrinkles of a pinned sheet do.
 */
export const gathers =
  ({ edge, heightCm, count, reach }: GatherOptions): Fold =>
  (field) => {
    const noise = createPlaneNoise(createRng(field.rng.seed()));
    const height = heightCm * Math.sqrt(field.fabric.foldAmplitude);
    addHeights(field, (s, t) => {
      const d = (edge === 'top' ? t : 1 - t) / reach;
      if (d > 1) return 0;
      const near = Math.max(0, d);
      const long = ridge(noise(s * count * 0.45 + near * 0.4, near * 0.8)) * (1 - near) ** 1.2;
      const middle = ridge(noise(s * count + 40 + near * 0.5, near * 1.6)) * fade(near, 0.62);
      const fine = ridge(noise(s * count * 1.9 + 80, near * 2.2)) * fade(near, 0.3);
      return height * (long + middle * 0.62 + fine * 0.34);
    });
  };

/** Round crests with narrower valleys. */
const ridge = (n: number) => n * 1.1 + Math.abs(n) * 0.5 - 0.1;

const fade = (d: number, reach: number) => (d > reach ? 0 : (1 - d / reach) ** 1.3);
