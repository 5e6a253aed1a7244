import { lerp } from '../../../../core/interpolate.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import type { Cut } from '../bodice/cut.ts';
import type { ClosureOptions } from './closure.ts';

type Zip = Pick<ClosureOptions, 'from' | 'to' | 'x'> & { pen: LayerPen };

/** A zip: its tape, its teeth, and the slider near the top. */
export function drawZip(
  context: DressContext,
  cut: Cut,
  { pen, from, to, x: aside = 0 }: Zip,
): void {
  const half = 0.024;
  const edge = (x: number) =>
    smoothCurve(Array.from({ length: 8 }, (_, i) => cut.on(aside + x, lerp(from, to, i / 7))));
  const [left, right] = [edge(-half), edge(half)];
  pen.region({
    class: 'garment',
    part: 'zip',
    garment: context.piece.garment.id,
    fabric: 'metallic',
    colour: clothOfRegion(context.piece, 'zip').colour ?? '#77757a',
    outlines: [[...left, ...right.toReversed()]],
    reserve: 0.2,
  });
  pen.stroke('contour', left, { weight: 0.6, taper: [0, 0] });
  pen.stroke('contour', right, { weight: 0.75, taper: [0, 0], isShadowSide: true });
  const count = Math.round((left.length * 3) / (cut.unit * 0.035));
  for (let i = 1; i < count; i += 1) {
    const part = lerp(from, to, i / count);
    const x = i % 2 === 0 ? -half * 0.8 : half * 0.8;
    pen.stroke('detail', [cut.on(aside, part), cut.on(aside + x, part)], {
      weight: 0.5,
      taper: [0, 0],
    });
  }
  for (const x of [-0.085, 0.085]) {
    pen.stroke(
      'stitch',
      smoothCurve(Array.from({ length: 6 }, (_, i) => cut.on(aside + x, lerp(from, to, i / 5)))),
      { weight: 0.75 },
    );
  }
  drawSlider(pen, cut.on(aside, from + 0.015), cut.unit);
}

function drawSlider(pen: LayerPen, [x, y]: Point, u: number): void {
  const pull: Point[] = [
    [x - u * 0.018, y],
    [x + u * 0.018, y],
    [x + u * 0.024, y + u * 0.11],
    [x - u * 0.024, y + u * 0.11],
  ];
  pen.region({
    class: 'garment',
    part: 'zip pull',
    fabric: 'metallic',
    colour: '#b9b4aa',
    outlines: [pull],
    reserve: 0,
  });
  pen.stroke('detail', [...pull, pull[0]], { weight: 0.8, taper: [0, 0] });
}
