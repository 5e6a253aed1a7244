import { adjust, type Hex, mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

/** The colour of lips as they are or as they are painted. */
const lipColour = ({ lips, skin, face }: Look): Hex =>
  face.hasPaintedLips ? lips : mix(mix(skin, '#a34a48', 0.38), '#3a1f1c', 0.1);

/** Lips as two full strokes, the line between them dark and lifted at the corners. */
export function drawMouth(pen: LayerPen, frame: FaceFrame, look: Look): void {
  const { face, on, head } = frame;
  const { mouthY: y, mouthWidth: w } = face;
  const full = face.lipFullness * (look.age === 'older' ? 0.75 : 1) * head.heightPx;
  const lift = 0.004 + look.smile * 0.02;
  const row = (...points: [number, number, number?][]) =>
    smoothCurve(
      points.map(([x, dy, rise = 0.03]) => on(x * w, y + dy, rise)),
      { stepPx: 1 },
    );
  const colour = lipColour(look);
  pen.stroke(
    'face',
    row([-0.96, -lift, 0], [-0.3, -0.017], [0, -0.011], [0.3, -0.017], [0.96, -lift, 0]),
    {
      weight: full * 0.031,
      colour: adjust(colour, -0.05),
      taper: [0.5, 0.5],
    },
  );
  pen.stroke(
    'face',
    row([-0.82, 0.002, 0], [-0.4, 0.018], [0, 0.023], [0.4, 0.018], [0.82, 0.002, 0]),
    {
      weight: full * 0.039,
      colour,
      taper: [0.5, 0.5],
    },
  );
  pen.stroke(
    'face',
    row(
      [-1.04, -lift - 0.003, 0],
      [-0.45, 0.002],
      [-0.18, -0.001],
      [0, 0.004],
      [0.18, -0.001],
      [0.45, 0.002],
      [1.04, -lift - 0.003, 0],
    ),
    {
      weight: 1.05,
      colour: mix('#33171b', colour, 0.15),
      taper: [0.15, 0.15],
    },
  );
  pen.stroke(
    'face',
    row(
      [-0.34, 0.05 * (0.6 + face.lipFullness * 0.4)],
      [0.02, 0.056 * (0.6 + face.lipFullness * 0.4)],
      [0.36, 0.049 * (0.6 + face.lipFullness * 0.4)],
    ),
    {
      weight: 0.75,
      colour: mix('#2c1f1f', look.skin, 0.4),
      taper: [0.6, 0.5],
    },
  );
  if (!face.hasPaintedLips) return;
  pen.stroke('face', row([-0.28, 0.017], [-0.06, 0.019]), {
    weight: full * 0.012,
    colour: mix(colour, '#ffffff', 0.55),
    taper: [0.5, 0.5],
  });
}
