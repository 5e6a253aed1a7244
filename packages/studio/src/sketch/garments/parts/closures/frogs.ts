import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';

export type Frogs = {
  places: readonly Point[];
  unit: number;
  /** Radians by which their cords are turned about their knots. */
  turn?: number;
  /** Of cord and knot; by default the trim's. */
  colour?: string;
};

/** Half of a frog's cord in parts of its reach: out, round in three leaves, and back. */
const LEAVES: readonly Point[] = [
  [0.08, -0.06],
  [0.5, -0.07],
  [0.62, -0.34],
  [0.8, -0.3],
  [0.72, -0.06],
  [1, -0.12],
  [1, 0.12],
  [0.72, 0.06],
  [0.8, 0.3],
  [0.62, 0.34],
  [0.5, 0.07],
  [0.08, 0.06],
];

/** Frog fastenings: a knot in a loop of cord, with three leaves of cord on either side. */
export function drawFrogs(
  { piece }: DressContext,
  pen: LayerPen,
  { places, unit, turn = 0, colour = clothOfRegion(piece, 'frog').colour ?? piece.trim }: Frogs,
): void {
  const reach = unit * 0.17;
  for (const [x, y] of places) {
    const put = ([a, b]: Point, sign: 1 | -1): Point => {
      const [dx, dy] = [a * sign * reach, b * reach];
      return [
        x + dx * Math.cos(turn) - dy * Math.sin(turn),
        y + dx * Math.sin(turn) + dy * Math.cos(turn),
      ];
    };
    for (const sign of [-1, 1] as const) {
      const cord = smoothCurve(
        LEAVES.map((at) => put(at, sign)),
        { stepPx: 1.5 },
      );
      pen.stroke('detail', cord, { weight: 2.6, colour, taper: [0, 0] });
      pen.stroke('detail', cord, { weight: 0.5, taper: [0, 0] });
    }
    const knot = Array.from({ length: 13 }, (_, i): Point => {
      const angle = (i / 12) * Math.PI * 2;
      return [x + Math.cos(angle) * unit * 0.026, y + Math.sin(angle) * unit * 0.026];
    });
    pen.region({
      class: 'garment',
      part: 'frog',
      garment: piece.garment.id,
      fabric: piece.fabric.id,
      colour,
      outlines: [knot],
      reserve: 0.2,
    });
    pen.stroke('detail', knot, { weight: 0.9, taper: [0, 0] });
  }
}
