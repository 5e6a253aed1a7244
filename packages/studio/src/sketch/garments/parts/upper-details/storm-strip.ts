import type { Point } from '../../../../core/scene/point.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';

/** The strip that covers a zip from the neck to the hem, with its snaps. Other closures have none. */
export function drawStormStrip(context: DressContext, top: GarmentTop): void {
  if (context.piece.design.closure !== 'zip') return;
  const { cut, layer, order, over } = top;
  const pen = context.scene.on(layer, order);
  const s = over === 'left' ? 1 : -1;
  const down = (x: number) => Array.from({ length: 8 }, (_, i) => cut.on(x, 0.06 + (0.93 * i) / 7));
  pen.stroke('contour', down(s * 0.1), { weight: 0.95, taper: [0.01, 0.01] });
  pen.stroke('stitch', down(s * 0.075), { weight: 0.7 });
  for (let i = 0; i < 5; i += 1) {
    const at = cut.on(s * 0.035, 0.12 + i * 0.19);
    const r = cut.unit * 0.018;
    const ring = Array.from({ length: 9 }, (_, k): Point => {
      const angle = (k / 8) * Math.PI * 2;
      return [at[0] + Math.cos(angle) * r, at[1] + Math.sin(angle) * r];
    });
    pen.stroke('detail', ring, { weight: 0.9, taper: [0, 0] });
  }
}
