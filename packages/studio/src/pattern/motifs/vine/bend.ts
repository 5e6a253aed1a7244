import { lerp } from '../../../core/interpolate.ts';
import type { Placed } from '../../../core/scatter.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Unit } from '../../../core/unit.ts';
import { type Stalk, stalkThrough } from '../../botany/stalk.ts';
import type { MotifSpec } from '../../motif.ts';

/** One bend of a winding stem: where the stem is furthest out, which way, and the bay that it leaves. */
export type Bend = {
  x: number;
  y: number;
  side: -1 | 1;
  reach: number;
  sway: number;
  gap: number;
  lean: number;
  seed: number;
};

/** Stems that wind down the unit side by side and meet themselves again at its end. */
export function bendsOf(unit: Unit, { scale, density, rng }: MotifSpec): Bend[] {
  const grow = scale / Math.sqrt(density);
  const stems = Math.max(1, Math.round(unit.width / (256 * grow)));
  const waves = Math.max(1, Math.round(unit.height / (440 * grow)));
  const gap = unit.width / stems;
  const reach = unit.height / waves / 4;
  const lean = unit.repeat === 'brick' ? unit.width / 2 / unit.height : 0;
  return Array.from({ length: stems * waves * 2 }, (_, i): Bend => {
    const row = Math.floor(i / stems);
    const y = (row * 2 + 1.4 + (2 * (i % stems)) / stems) * reach;
    const x = ((i % stems) + 0.5) * gap + lean * y;
    return {
      x,
      y,
      side: row % 2 === 0 ? 1 : -1,
      reach,
      sway: gap * 0.27,
      gap,
      lean,
      seed: rng.seed(),
    };
  });
}

/** The stem around a bend, in the axes of the bend's middle, from below upwards. */
export const stemOf =
  ({ side, reach, sway, lean }: Bend): Stalk =>
  (t) => {
    const y = lerp(reach * 1.04, -reach * 1.04, t);
    const angle = ((y / reach) * Math.PI) / 2;
    const slope = -Math.sin(angle) * side * sway * (Math.PI / 2 / reach) + lean;
    return { x: side * sway * Math.cos(angle) + lean * y, y, turn: Math.atan2(-slope, 1) };
  };

/** A bend as a placed figure. */
export const placeOf = ({ x, y, seed, reach }: Bend): Placed => ({
  name: 'bend',
  x,
  y,
  seed,
  turn: 0,
  radius: reach,
});

/** The middle of the bay. */
export const bayOf = ({ side, gap, sway }: Bend): PathPoint => [-side * (gap / 2 - sway * 0.62), 0];

/** The shoot that leaves the stem below the bend and curls into the bay. */
export function shootOf(bend: Bend): Stalk {
  const from = stemOf(bend)(0.12);
  const [x, y] = bayOf(bend);
  const { side, reach, gap } = bend;
  return stalkThrough([
    [from.x, from.y],
    [from.x - side * gap * 0.1, reach * 0.62],
    [x - side * gap * 0.08, reach * 0.5],
    [x - side * gap * 0.03, reach * 0.2],
    [x, y],
  ]);
}
