import { smoothstep } from '../../../core/interpolate.ts';
import { createPlaneNoise } from '../../../core/plane-noise.ts';
import { createRng } from '../../../core/rng.ts';
import { addHeights, type Fold } from './fold.ts';

export type PleatKind = 'knife' | 'box' | 'accordion';

type PleatOptions = {
  kind: PleatKind;
  count: number;
  heightCm: number;
  /** Increase of their height from `start` to the hem, as a factor that is added to 0.35. */
  open?: number;
  /** t where they are let free. */
  start?: number;
};

/** Pressed pleats: straight edges that stand open more and more. */
export const pleats =
  ({ kind, count, heightCm, open = 0.9, start = 0 }: PleatOptions): Fold =>
  (field) => {
    const noise = createPlaneNoise(createRng(field.rng.seed()));
    addHeights(field, (s, t) => {
      const free = (t - start) / (1 - start);
      if (free < 0) return 0;
      const stray = noise(s * count * 0.8, t * 2.4) * 0.22 * free;
      const at = s * count + stray;
      const own = 0.85 + 0.4 * noise(Math.floor(at) * 1.7 + 0.5, 9);
      const profile = SECTIONS[kind](at - Math.floor(at));
      return heightCm * own * (profile - 0.5) * (0.35 + open * free) * smoothstep(0, 0.05, free);
    });
  };

const SECTIONS: Record<PleatKind, (u: number) => number> = {
  knife: (u) => (u < 0.9 ? u / 0.9 : 1 - (u - 0.9) / 0.1),
  box: (u) => (u < 0.1 ? u / 0.1 : u < 0.72 ? 1 : u < 0.82 ? 1 - (u - 0.72) / 0.1 : 0),
  accordion: (u) => 1 - Math.abs(u * 2 - 1),
};
