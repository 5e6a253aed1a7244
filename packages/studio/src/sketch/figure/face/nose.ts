import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

/** A nose by as little as tells it: a hint of the bridge, the tip's underside, two nostrils. */
export function drawNose(pen: LayerPen, frame: FaceFrame, look: Look): void {
  const { face, on, far, aside } = frame;
  const { eyeY, noseY, noseWidth: w } = face;
  const line = mix('#2c1f1f', look.skin, 0.22);
  const row = (...points: [number, number, number][]) =>
    smoothCurve(
      points.map(([x, y, rise]) => on(x, y, rise)),
      { stepPx: 1 },
    );
  const side = aside > 0.12 ? far : 1;
  const isChild = look.age === 'child';
  if (!isChild) {
    const from = eyeY + (aside > 0.45 ? -0.03 : (noseY - eyeY) * 0.42);
    pen.stroke(
      'face',
      row(
        [side * 0.028, from, 0.025],
        [side * 0.02, (eyeY + noseY) / 2, 0.055],
        [side * 0.018, noseY - 0.04, 0.085],
        [side * 0.012, noseY - 0.012, 0.09],
      ),
      { weight: 0.65, colour: mix(line, look.skin, 0.3), taper: [0.9, 0.15] },
    );
  }
  pen.stroke(
    'face',
    row(
      [-w * 0.32, noseY + 0.004, 0.07],
      [0, noseY + 0.014, 0.085],
      [w * 0.32, noseY + 0.004, 0.07],
    ),
    {
      weight: 0.85,
      colour: line,
      taper: [0.5, 0.5],
    },
  );
  for (const sign of [-1, 1]) {
    const hidden = sign === far && aside > 0.5;
    const x = (part: number) => sign * w * part;
    pen.stroke(
      'face',
      row(
        [x(0.36), noseY + 0.002, 0.06],
        [x(0.62), noseY - 0.006, 0.052],
        [x(0.78), noseY + 0.001, 0.045],
      ),
      {
        weight: hidden ? 0.8 : 1.6,
        colour: line,
        taper: [0.35, 0.5],
      },
    );
    if (isChild || hidden) continue;
    pen.stroke(
      'face',
      row(
        [x(0.98), noseY - 0.034, 0.03],
        [x(1.14), noseY - 0.014, 0.03],
        [x(1.02), noseY + 0.004, 0.035],
      ),
      {
        weight: 0.65,
        colour: line,
        taper: [0.7, 0.3],
      },
    );
  }
}
