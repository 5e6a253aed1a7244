import { lengthAlong, placeAlong } from '../../../../core/scene/curve.ts';
import { add, type Point, type Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothRegion } from '../skirt-cloth.ts';

type Frill = {
  spine: Polyline;
  /** How far it stands out to either side. */
  px: number;
};

/** A frill sewn on along a row of points: both of its edges wave, its gathers meet on the seam. */
export function drawFrill(context: DressContext, pen: LayerPen, { spine, px }: Frill): void {
  const at = placeAlong(spine);
  const waves = Math.max(5, Math.round(lengthAlong(spine) / (px * 1.1)));
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: waves * 6 + 1 }, (_, i) => {
      const part = i / (waves * 6);
      const turn = part * Math.PI * 2 * waves + (side > 0 ? 0 : 1.9);
      const out = px * (0.72 + 0.28 * Math.sin(turn)) * Math.min(1, 0.4 + part * 5);
      return add(at(part), [side * out, px * 0.14 * Math.cos(turn)]);
    });
  const [right, left] = [edge(1), edge(-1)];
  pen.region(
    clothRegion(context, {
      part: 'frill',
      outline: [...right, ...left.toReversed()],
      reserve: 0.2,
    }),
  );
  pen.stroke('detail', right, { weight: 1.2, taper: [0, 0] });
  pen.stroke('detail', left, { weight: 1.05, taper: [0, 0] });
  pen.stroke('seam', spine, { weight: 0.8, taper: [0.02, 0.02] });
  for (let i = 0; i < waves * 2; i += 1) {
    const [x, y] = at((i + 0.5) / (waves * 2));
    const out = (i % 2 === 0 ? px : -px) * 0.62;
    pen.stroke(
      'fold',
      [
        [x, y],
        [x + out, y + px * 0.16],
      ],
      { weight: 0.6, taper: [0, 0.7] },
    );
  }
}
