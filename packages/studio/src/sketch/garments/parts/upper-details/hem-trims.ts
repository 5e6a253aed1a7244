import { lengthAlong, placeAlong } from '../../../../core/scene/curve.ts';
import { add, type Point, type Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import { dot } from '../prints/figures.ts';

type HemTrim = { edge: Polyline; px: number };

/** A row of woollen balls that hang from an edge, each of `px` across. */
export function drawPomPoms(context: DressContext, pen: LayerPen, { edge, px }: HemTrim): void {
  const { piece } = context;
  const colour = clothOfRegion(piece, 'pom-pom').colour ?? piece.trim;
  const at = placeAlong(edge);
  const count = Math.max(3, Math.round(lengthAlong(edge) / (px * 1.5)));
  for (let i = 0; i < count; i += 1) {
    const from = at((i + 0.5) / count);
    const middle: Point = add(from, [0, px * 0.75]);
    const { outline } = dot(middle, px / 2, colour);
    pen.stroke('detail', [from, middle], { weight: 0.7, taper: [0, 0] });
    pen.region({
      class: 'garment',
      part: 'pom-pom',
      garment: piece.garment.id,
      fabric: 'wool',
      colour,
      outlines: [outline],
      reserve: 0.2,
    });
    pen.stroke('detail', [...outline, outline[0]], { weight: 0.8, taper: [0, 0] });
  }
}

/** A zigzag braid of `px` height, a little above an edge. */
export function drawRickrack(context: DressContext, pen: LayerPen, { edge, px }: HemTrim): void {
  const { piece } = context;
  const at = placeAlong(edge);
  const steps = 2 * Math.max(6, Math.round(lengthAlong(edge) / (px * 1.3)));
  const row = (up: number) =>
    Array.from(
      { length: steps + 1 },
      (_, i): Point => add(at(i / steps), [0, -px * (up + (i % 2 === 0 ? 0 : 0.7))]),
    );
  const [upper, lower] = [row(1.1), row(0.65)];
  pen.region({
    class: 'garment',
    part: 'rickrack',
    garment: piece.garment.id,
    fabric: 'cotton',
    colour: clothOfRegion(piece, 'rickrack').colour ?? piece.trim,
    outlines: [[...upper, ...lower.toReversed()]],
    reserve: 0,
  });
  for (const line of [upper, lower]) pen.stroke('detail', line, { weight: 0.6, taper: [0, 0] });
}
