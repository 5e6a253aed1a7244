import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Disc, Figure } from './figure.ts';
import { type Petal, petalFrom } from './petals.ts';

/** Golden angle in radians: seeds of a head, none behind another (Vogel's spiral). */
const GOLDEN_ANGLE = 2.39996;

/** Places spread evenly over a disc of this radius, from the middle outwards. */
export const spiral = (count: number, radius: number): PathPoint[] =>
  Array.from({ length: count }, (_, i): PathPoint => {
    const away = radius * Math.sqrt((i + 0.5) / count);
    return [Math.cos(i * GOLDEN_ANGLE) * away, Math.sin(i * GOLDEN_ANGLE) * away];
  });

export type Floret = {
  petals: number;
  colour: Hex;
  tip?: Hex;
  eye: Hex;
  tipKind?: Petal['tip'];
  /** Width of a petal as a part of its length. */
  width?: number;
  turn?: number;
};

/** One small open flower of a cluster. */
export function floret(f: Figure, [x, y, size]: Disc, how: Floret): void {
  const { petals, colour, tip = adjust(colour, 0.08), eye, tipKind = 'round', width = 0.86 } = how;
  const start = how.turn ?? f.pen.rng.range(0, TAU);
  f.at({ x, y }, () => {
    for (let i = 0; i < petals; i += 1) {
      f.at({ turn: start + (i / petals) * TAU }, () =>
        petalFrom(f, { length: size, width: size * width, tip: tipKind }, { root: colour, tip }),
      );
    }
    f.dot([0, 0, size * 0.17], eye);
  });
}
