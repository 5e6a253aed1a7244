import { placeAlong } from '../../../../core/scene/curve.ts';
import type { Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { waved } from '../bodice/waved.ts';
import { clothRegion } from '../skirt-cloth.ts';

type LaceTrim = {
  edge: Polyline;
  /** How wide the lace is. */
  px: number;
};

/** A scalloped edge of lace with its small holes. */
export function drawLaceTrim(context: DressContext, pen: LayerPen, { edge, px }: LaceTrim): void {
  const waves = Math.max(6, Math.round((edge.length * 3) / (px * 1.7)));
  const rim = waved(edge.toReversed(), { waves, px: px * 0.55 });
  pen.region({
    ...clothRegion(context, { part: 'lace trim', outline: [...edge, ...rim], reserve: 0 }),
    colour: context.piece.trim,
    fabric: 'lace',
    opacity: 0.75,
  });
  pen.stroke('detail', rim, { weight: 0.8, taper: [0, 0] });
  const at = placeAlong(edge);
  for (let i = 0; i < waves; i += 1) {
    const [x, y] = at((i + 0.5) / waves);
    pen.stroke(
      'detail',
      [
        [x - 1.4, y],
        [x, y + 1.4],
        [x + 1.4, y],
        [x, y - 1.4],
        [x - 1.4, y],
      ],
      { weight: 0.5, taper: [0, 0] },
    );
  }
}
