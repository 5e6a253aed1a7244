import type { Fabric } from '../prompt/settings-words.ts';
import type { Threads } from './cloth-light.ts';

/** Factor of brightness that a cloth gives the pixel at x, y; 1 leaves it. */
type Light = (x: number, y: number) => number;

type PlainWeave = { pitch: number; relief: number; slub: number };

/** Plain weave: each thread is a small roll that goes over and under by turns. */
const plainWeave =
  ({ pitch, relief, slub }: PlainWeave) =>
  ({ warp, weft }: Threads): Light => {
    return (x, y) => {
      const i = Math.floor(x / pitch);
      const j = Math.floor(y / pitch);
      const over = (i + j) % 2 === 1;
      const along = (((over ? x : y) % pitch) + 0.5) / pitch;
      const roll = 1 - 0.55 * (2 * along - 1) ** 2;
      return (
        1 + (roll - 0.8) * relief + slub * (over ? warp[i] : weft[j]) + (over ? 0.012 : -0.012)
      );
    };
  };

const twill =
  ({ warp }: Threads): Light =>
  (x, y) => {
    const over = (Math.floor(x / 2) + Math.floor(y / 2)) % 4 < 2.5;
    return 1 + (over ? 0.03 : -0.08) + warp[Math.floor(x / 2)] * 0.02;
  };

const knit = (): Light => (x, y) => {
  const across = Math.abs((x % 8) / 8 - 0.5);
  const along = ((y + across * 10) % 8) / 8 - 0.5;
  const loop = 1.1 - 0.5 * along * along - 0.6 * across * across;
  return across > 0.42 ? loop - 0.14 : loop;
};

const sheen =
  ({ weft }: Threads): Light =>
  (_x, y) =>
    1 + weft[y] * 0.006;
const pile =
  ({ warp, weft }: Threads): Light =>
  (x, y) =>
    0.97 + warp[x] * 0.012 + weft[y] * 0.012;

/** The texture of each cloth. Pitches divide 8, so threads meet at the tile's edges. */
export const FABRIC_LIGHT: Record<Fabric, (threads: Threads) => Light> = {
  none: () => () => 1,
  cotton: plainWeave({ pitch: 2, relief: 0.06, slub: 0.006 }),
  linen: plainWeave({ pitch: 4, relief: 0.15, slub: 0.028 }),
  canvas: plainWeave({ pitch: 4, relief: 0.15, slub: 0.006 }),
  denim: twill,
  silk: sheen,
  knit,
  velvet: pile,
};
