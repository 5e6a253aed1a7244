import { smoothCurve } from '../../../core/scene/curve.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

/** The ears that show: both from before, the near one of a turned head. */
export function drawEars(pen: LayerPen, frame: FaceFrame, look: Look): void {
  const { head, far, aside, face } = frame;
  for (const sign of [-1, 1] as const) {
    if (sign === far && aside > 0.3) continue;
    const x = sign === far ? 0.315 : 0.318 - 0.1 * aside;
    const at = (u: number, v: number) => head.at(sign * (x + u), face.eyeY + v);
    const ear = [
      at(-0.02, -0.02),
      at(0.03, -0.045),
      at(0.058, -0.005),
      at(0.045, 0.075),
      at(0.012, 0.15),
      at(-0.02, 0.13),
    ];
    pen.region({
      class: 'skin',
      part: 'ear',
      colour: look.skin,
      outlines: [smoothCurve(ear, { closed: true, stepPx: 2 })],
      reserve: 0,
    });
    pen.stroke('contour', smoothCurve(ear.slice(0, 6), { stepPx: 1.5 }), { weight: 0.5 });
    pen.stroke(
      'face',
      smoothCurve([at(0.012, -0.005), at(0.034, 0.02), at(0.02, 0.075)], { stepPx: 1 }),
      { weight: 0.6 },
    );
  }
}
