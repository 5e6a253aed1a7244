import { lightness, mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

/** On deep skin light tells the form that shade cannot: on the bridge of the nose and the cheekbone to the light. */
export function drawGlow(pen: LayerPen, { on, face }: FaceFrame, look: Look): void {
  const depth = 0.66 - lightness(look.skin);
  if (depth <= 0) return;
  const colour = mix(look.skin, '#ffd9b8', Math.min(0.24, 0.08 + depth * 0.7));
  const { eyeY, eyeOut, noseY } = face;
  const line = (points: readonly (readonly [number, number, number])[], weight: number) =>
    pen.stroke(
      'face',
      smoothCurve(
        points.map(([x, y, rise]) => on(x, y, rise)),
        { stepPx: 1 },
      ),
      {
        weight,
        colour,
        taper: [0.5, 0.5],
      },
    );
  line(
    [
      [-0.012, eyeY + 0.02, 0.03],
      [-0.012, noseY - 0.05, 0.08],
    ],
    2,
  );
  line(
    [
      [-0.012, noseY - 0.028, 0.09],
      [0.002, noseY - 0.02, 0.09],
    ],
    3,
  );
  line(
    [
      [-eyeOut - 0.07, eyeY + 0.105, 0],
      [-eyeOut, eyeY + 0.115, 0],
      [-eyeOut + 0.06, eyeY + 0.14, 0],
    ],
    3,
  );
}
