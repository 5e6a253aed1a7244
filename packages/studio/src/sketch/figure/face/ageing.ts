import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

/** The lines that years draw: from nose to mouth, at the eyes, under them; on the brow later. */
export function drawAgeing(pen: LayerPen, frame: FaceFrame, look: Look): void {
  if (look.age !== 'middle-aged' && look.age !== 'older') return;
  const { face, on } = frame;
  const isOld = look.age === 'older';
  const colour = mix('#2c1f1f', look.skin, isOld ? 0.3 : 0.48);
  const line = (points: [number, number][], weight: number) =>
    pen.stroke(
      'face',
      smoothCurve(
        points.map(([x, y]) => on(x, y)),
        { stepPx: 1 },
      ),
      {
        weight,
        colour,
        taper: [0.4, 0.6],
      },
    );
  for (const sign of [-1, 1]) {
    const { eyeOut, eyeWidth, eyeY, noseWidth, noseY, mouthY, mouthWidth } = face;
    const outer = eyeOut + eyeWidth;
    line(
      [
        [sign * (noseWidth + 0.022), noseY - 0.02],
        [sign * (mouthWidth + 0.012), (noseY + mouthY) / 2],
        [sign * (mouthWidth + 0.024), mouthY - (isOld ? -0.012 : 0.015)],
      ],
      isOld ? 0.7 : 0.55,
    );
    line(
      [
        [sign * (eyeOut - eyeWidth * 0.5), eyeY + 0.05],
        [sign * (eyeOut + eyeWidth * 0.2), eyeY + 0.064],
        [sign * (eyeOut + eyeWidth * 0.9), eyeY + 0.05],
      ],
      isOld ? 0.65 : 0.5,
    );
    if (!isOld) continue;
    for (const turn of [-0.012, 0.014]) {
      line(
        [
          [sign * (outer + 0.022), eyeY + turn * 0.4],
          [sign * (outer + 0.05), eyeY + turn * 1.7],
        ],
        0.55,
      );
    }
  }
  if (!isOld) return;
  for (const y of [-0.2, -0.165])
    line(
      [
        [-0.1, y],
        [0, y - 0.008],
        [0.1, y + 0.002],
      ],
      0.5,
    );
}
