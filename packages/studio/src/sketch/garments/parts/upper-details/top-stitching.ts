import { add, type Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';

/** Lines of stitches beside hem and front edge. */
export function drawTopStitching(pen: LayerPen, { cut }: GarmentTop): void {
  const raise = (by: number) => cut.hem.map((p): Point => add(p, [0, -by * cut.unit]));
  for (const by of [0.035, 0.06]) pen.stroke('stitch', raise(by), { weight: 0.75 });
  for (const side of ['left', 'right'] as const) {
    const sign = side === 'left' ? 1 : -1;
    pen.stroke(
      'stitch',
      cut.seam[side].map((p): Point => add(p, [sign * cut.unit * 0.035, 0])),
      { weight: 0.65 },
    );
  }
}
