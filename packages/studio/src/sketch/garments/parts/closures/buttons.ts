import { TAU } from '../../../../core/interpolate.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';

/** Round buttons with a light on their upper left and two holes. */
export function drawButtons(
  context: DressContext,
  pen: LayerPen,
  { places, radiusPx }: { places: readonly Point[]; radiusPx: number },
): void {
  if (places.length === 0) return;
  const { piece } = context;
  pen.region({
    class: 'garment',
    part: 'buttons',
    garment: piece.garment.id,
    fabric: piece.fabric.id,
    colour: clothOfRegion(piece, 'buttons').colour ?? piece.trim,
    outlines: places.map((at) => circle(at, radiusPx)),
    reserve: 0,
  });
  for (const at of places) {
    pen.stroke('detail', circle(at, radiusPx, 0.5), { weight: 0.9, taper: [0, 0.1] });
    if (radiusPx > 3)
      pen.stroke('detail', circle(at, radiusPx * 0.55, 2.2).slice(0, 9), {
        weight: 0.5,
        colour: '#ffffff',
      });
  }
}

/** A closed row of points about a place. */
const circle = ([x, y]: Point, radius: number, from = 0): Point[] =>
  Array.from(
    { length: 15 },
    (_, i): Point => [
      x + radius * Math.cos(from + (i / 14) * TAU),
      y + radius * Math.sin(from + (i / 14) * TAU),
    ],
  );
