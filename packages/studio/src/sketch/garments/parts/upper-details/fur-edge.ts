import { adjust, type Hex } from '../../../../core/colour.ts';
import { fabricOf } from '../../../../core/fabrics/registry.ts';
import { resample } from '../../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothRegion } from '../skirt-cloth.ts';

export type FurEdge = {
  /** Its middle line. */
  edge: Polyline;
  /** Half its breadth. */
  px: number;
  colour: Hex;
  part?: string;
};

const STEP_PX = 4;

/** A strip of fur or sheepskin along an edge: both of its sides are tufted. */
export function drawFurEdge(
  context: DressContext,
  pen: LayerPen,
  { edge, px, colour, part = 'fur edge' }: FurEdge,
): void {
  const { rng, piece } = context;
  const row = resample(edge, STEP_PX);
  const tuft = (way: 1 | -1) =>
    row.map((at, i): Point => {
      const ahead = subtract(row[Math.min(row.length - 1, i + 1)], row[Math.max(0, i - 1)]);
      const long = px * (i % 2 === 0 ? rng.range(0.95, 1.3) : rng.range(0.65, 0.85));
      return add(at, times(normalOf(unitOf(ahead)), way * long));
    });
  const [near, far] = [tuft(1), tuft(-1)];
  const outline = [...near, ...far.toReversed()];
  const furred = { ...context, piece: { ...piece, fabric: fabricOf('fur'), print: undefined } };
  const shade = [[...row, ...far.toReversed()]];
  pen.region(clothRegion(furred, { part, outline, colour, shade, opacity: 1, reserve: 0.35 }));
  pen.stroke('detail', [...outline, outline[0]], { weight: 0.75, taper: [0, 0] });
  const hairs = Math.round(row.length * 1.2);
  for (let i = 0; i < hairs; i += 1) {
    const at = row[rng.int(0, row.length - 1)];
    const from = add(at, [rng.range(-0.6, 0.6) * px, rng.range(-0.6, 0.6) * px]);
    const way: Point = [rng.range(-0.5, 0.5) * px, rng.range(0.2, 0.6) * px];
    pen.stroke('detail', [from, add(from, way)], {
      weight: 0.6,
      colour: adjust(colour, -0.22),
      taper: [0.1, 0.5],
    });
  }
}
