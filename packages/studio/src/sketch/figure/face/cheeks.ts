import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

/** A little red on the cheeks. */
export function drawCheeks(pen: LayerPen, { on, face }: FaceFrame, look: Look): void {
  const isPainted = face.hasPaintedLips || look.age === 'child';
  if (!isPainted) return;
  for (const sign of [-1, 1]) {
    const [x, y] = [sign * 0.19, face.eyeY + 0.135];
    pen.region({
      class: 'skin',
      part: 'cheek',
      colour: mix(look.skin, '#c63f4a', 0.34),
      outlines: [
        smoothCurve(
          [on(x - 0.055, y + 0.01), on(x, y - 0.038), on(x + 0.055, y - 0.012), on(x, y + 0.04)],
          { closed: true, stepPx: 2 },
        ),
      ],
      opacity: 0.22,
      reserve: 0,
    });
  }
}
