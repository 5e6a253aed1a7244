import { oval } from '../prints/figures.ts';
import { darker, lighter, stitchesOn, type Texture } from './texture.ts';

/** Rows of small discs that lie over one another; some mirror the light, more of them towards it. */
export const sequins: Texture = (input) => {
  const { cloth, unit, rng } = input;
  const places = stitchesOn(input, { pitch: 0.064, jitter: 0.06, most: 900 });
  const shapes = places.map(({ at, u }) => {
    const lit = 0.5 - 0.32 * Math.min(1, Math.max(0, u));
    const chance = rng.next();
    const colour =
      chance < lit * 0.24
        ? '#ffffff'
        : chance < lit
          ? lighter(cloth, rng.range(0.35, 0.6))
          : darker(cloth, rng.range(0.08, 0.3));
    const radius = unit * rng.range(0.019, 0.029);
    return { outline: oval({ at, rx: radius, ry: radius * 0.86, turn: 0 }, 7), colour };
  });
  return { lines: [], shapes };
};
