import { add, type Point } from '../../../core/scene/point.ts';
import type { TrunkLevel } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { drawTop } from '../parts/top/top.ts';

/** Draws a close top that ends under the bust in a firm band. */
export function drawShortTop(context: DressContext, level: TrunkLevel): void {
  const { body, scene } = context;
  const top = drawTop(context, {
    hemY: body.front(0, level)[1],
    layer: 'upper',
    collarLayer: 'collar',
    sag: 0.03,
    room: { chest: 0.012, waist: 0.012, hang: 0, drop: -0.08, depth: 0.1 },
    pad: -0.02,
    ownDetails: ['rib'],
  });
  const { cut, layer, order } = top;
  const pen = scene.on(layer, order);
  for (const up of [0.1, 0.13]) {
    const row = cut.hem.map((at): Point => add(at, [0, -cut.unit * up]));
    pen.stroke(up === 0.1 ? 'seam' : 'stitch', row, { weight: 0.85, taper: [0.02, 0.02] });
  }
}
