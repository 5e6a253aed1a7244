import type { Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { stalkThrough } from '../../botany/stalk.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { acanthus, bothSides } from '../acanthus.ts';

/** Half the width and half the height of one ornament's room; neighbours stand at (±w, ±h). */
export type Cell = { w: number; h: number };

/** The figure's colour, one between it and the ground, and the ground. */
export type DamaskTones = { figure: Hex; half: Hex; ground: Hex };

/** Draws one ornament about (0, 0). */
export type DamaskDesign = (pen: Pen, cell: Cell, tones: DamaskTones) => void;

export type LeafPair = {
  points: readonly PathPoint[];
  width: number;
  colour: Hex;
  vein: Hex;
  lobes?: number;
  side?: -1 | 1;
};

/** Acanthus leaves in a pair left and right, through points given in parts of the cell. */
export function leafPair(
  pen: Pen,
  { w, h }: Cell,
  { points, width, colour, vein, lobes, side }: LeafPair,
): void {
  const stalk = stalkThrough(points.map(([x, y]): PathPoint => [x * w, y * h]));
  bothSides(pen, () =>
    acanthus(pen, { stalk, width: width * w, lobes, side }, { colour, vein, radius: width * w }),
  );
}

/** Draws at a place of the cell. */
export const atPart = (
  pen: Pen,
  { w, h }: Cell,
  [x, y, turn = 0]: readonly [number, number, number?],
  draw: () => void,
) => inFrame(pen, { x: x * w, y: y * h, turn }, draw);

/** Adds the two lower edges of the ogee to the path; upper edges belong to the neighbours. */
export function ogeeEdges(pen: Pen, { w, h }: Cell): void {
  for (const side of [-1, 1]) {
    pen.ctx.moveTo(side * w, 0);
    pen.ctx.bezierCurveTo(side * w, h * 0.5, 0, h * 0.5, 0, h);
  }
}

/** Points along the lower right edge of the ogee, in design units. */
export function ogeePoints({ w, h }: Cell, count: number): PathPoint[] {
  return Array.from({ length: count }, (_, i): PathPoint => {
    const t = (i + 0.5) / count;
    const u = 1 - t;
    const x = w * (u ** 3 + 3 * u * u * t);
    const y = h * (1.5 * u * u * t + 1.5 * u * t * t + t ** 3);
    return [x, y];
  });
}
