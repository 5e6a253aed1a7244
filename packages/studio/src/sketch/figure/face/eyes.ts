import { adjust, type Hex, lightness, mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

const INK: Hex = '#221c1e';
/** Half widths of an eye by which the iris moves at half profile: on to where the head turns, or back to the viewer. */
const ASIDE = 0.1;
const TO_VIEWER = -0.3;

/** Both eyes: white, iris under the lid, lash line, crease and lower lid. */
export function drawEyes(pen: LayerPen, frame: FaceFrame, look: Look): void {
  for (const sign of [-1, 1] as const) drawEye(pen, frame, { look, sign });
}

type Eye = { look: Look; sign: -1 | 1 };

function drawEye(pen: LayerPen, frame: FaceFrame, { look, sign }: Eye): void {
  const { face, head } = frame;
  const px = head.heightPx;
  const open = face.eyeOpen * (look.age === 'older' ? 0.85 : 1) * (1 - look.smile * 0.15);
  /** u from the inner corner (−1) to the outer (1), v in heads down from the corners' line. */
  const at = (u: number, v: number): Point =>
    frame.on(
      sign * (face.eyeOut + u * face.eyeWidth),
      face.eyeY + v - (u + 1) * 0.5 * face.eyeTilt,
    );
  const widthAt = Math.abs(at(1, 0)[0] - at(-1, 0)[0]) / (2 * face.eyeWidth * px);
  const row = (...points: [number, number][]) =>
    smoothCurve(
      points.map(([u, v]) => at(u, v)),
      { stepPx: 1 },
    );
  const white = mix('#ffffff', look.skin, lightness(look.skin) > 0.6 ? 0.12 : 0.1);
  pen.stroke('face', row([-0.86, 0.004], [0, -open * 0.2], [0.86, 0]), {
    weight: px * open * 0.86,
    colour: white,
    taper: [0.4, 0.4],
  });
  const gaze = frame.far * frame.aside * (look.meetsEye ? TO_VIEWER : ASIDE) * sign;
  drawIris(pen, { at: (u, v) => at(u + gaze, v), open, widthAt, px, look });
  drawLids(pen, { row, open, frame, look });
}

type Iris = {
  at: (u: number, v: number) => Point;
  open: number;
  widthAt: number;
  px: number;
  look: Look;
};

function drawIris(pen: LayerPen, { at, open, widthAt, px, look }: Iris): void {
  const size = Math.max(0.046, open * 0.98) * px * (0.35 + 0.65 * widthAt);
  const colour = mix(look.eyes, INK, 0.45);
  pen.stroke('face', [at(0, -open * 0.78), at(0, -open * 0.1), at(0, open * 0.42)], {
    weight: size,
    colour,
    taper: [0.2, 0.55],
  });
  pen.stroke('face', [at(0, -open * 0.7), at(0, open * 0.12)], {
    weight: size * 0.55,
    colour: INK,
    taper: [0.2, 0.5],
  });
  pen.stroke('face', [at(-0.2, -open * 0.42), at(-0.1, -open * 0.2)], {
    weight: size * 0.24,
    colour: '#ffffff',
    taper: [0.3, 0.3],
  });
}

type Lids = {
  row: (...points: [number, number][]) => Point[];
  open: number;
  frame: FaceFrame;
  look: Look;
};

function drawLids(pen: LayerPen, { row, open, frame, look }: Lids): void {
  const { face } = frame;
  const grown = face.hasLashes && look.age !== 'child';
  const lash = row(
    [-1.02, 0.012],
    [-0.6, -open * 0.62],
    [0, -open * 0.92],
    [0.6, -open * 0.62],
    [1.02, 0.002],
    ...(face.hasLashes ? ([[1.3, grown ? -0.024 : -0.012]] as [number, number][]) : []),
  );
  pen.stroke('face', lash, {
    weight: grown ? 2.5 : face.hasLashes ? 1.9 : 1.7,
    colour: INK,
    taper: [0.4, 0.4],
  });
  if (grown) {
    pen.stroke('face', row([0.72, -open * 0.5], [1.12, -open * 0.9 - 0.012]), {
      weight: 0.9,
      colour: INK,
      taper: [0, 0.8],
    });
  }
  pen.stroke('face', row([-0.35, open * 0.42], [0.3, open * 0.5], [0.92, 0.012]), {
    weight: 0.6,
    colour: mix(INK, look.skin, 0.35),
    taper: [0.6, 0.2],
  });
  if (face.lid === 'single') return;
  const lift = face.lid === 'hooded' ? 0.016 : 0.026;
  pen.stroke(
    'face',
    row(
      [-0.8, -open * 0.6 - lift * 0.7],
      [0, -open * 0.95 - lift],
      [0.72, -open * 0.72 - lift * 0.8],
      [1.1, -open * 0.3 - lift * 0.5],
    ),
    { weight: 0.75, colour: adjust(mix(INK, look.skin, 0.4), 0), taper: [0.5, 0.4] },
  );
}
