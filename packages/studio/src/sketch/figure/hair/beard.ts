import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { FaceFrame } from '../face/face-frame.ts';
import type { Look } from '../look.ts';
import { strandColour } from './lock.ts';

/** Stubble as a shadow, a full beard as short hair about mouth and jaw. */
export function drawBeard(pen: LayerPen, frame: FaceFrame, look: Look): void {
  if (look.face.beard === 'none') return;
  const isFull = look.face.beard === 'full';
  pen.region({
    class: isFull ? 'hair' : 'skin',
    part: 'beard',
    colour: isFull ? look.hair : mix(look.skin, look.hair, 0.5),
    outlines: beardOutlines(frame, isFull),
    opacity: isFull ? 1 : 0.2,
    reserve: 0,
  });
  if (isFull) drawHairs(pen, frame, look);
}

function beardOutlines(frame: FaceFrame, isFull: boolean): Polyline[] {
  const { on, face } = frame;
  const { mouthY, mouthWidth, noseY } = face;
  const far = frame.outline('far').slice(3);
  const near = frame.outline('near').slice(3).toReversed().slice(1);
  const around = [...far, ...near];
  const jaw = frame.far > 0 ? around.toReversed() : around;
  const top = isFull ? 0.01 : -0.01;
  const drawnIn = (sign: -1 | 1) => (sign === frame.far ? 1 - 0.16 * frame.aside : 1);
  const cheek = (sign: -1 | 1, x: number, y: number) => on(sign * x * drawnIn(sign), y);
  const upper = [
    cheek(1, 0.29, 0.08),
    cheek(1, 0.245, 0.2),
    on(0.165, mouthY - 0.045),
    on(mouthWidth + 0.02, mouthY - 0.055),
    on(0.03, noseY + 0.045 + top, 0.03),
    on(-0.03, noseY + 0.045 + top, 0.03),
    on(-mouthWidth - 0.02, mouthY - 0.055),
    on(-0.165, mouthY - 0.045),
    cheek(-1, 0.245, 0.2),
    cheek(-1, 0.29, 0.08),
  ];
  const mouth = smoothCurve(
    [
      on(-mouthWidth * 1.06, mouthY, 0),
      on(0, mouthY - 0.026, 0.03),
      on(mouthWidth * 1.06, mouthY, 0),
      on(0, mouthY + 0.046, 0.03),
    ],
    { closed: true, stepPx: 2 },
  );
  return [smoothCurve([...jaw, ...upper], { closed: true, stepPx: 2 }), mouth];
}

function drawHairs(pen: LayerPen, { on, face }: FaceFrame, look: Look): void {
  const colour = strandColour(look.hair);
  for (let i = 0; i < 15; i += 1) {
    const x = -0.2 + (0.4 * i) / 14;
    const y = 0.3 + 0.14 * (1 - (x / 0.2) ** 2) - (i % 2) * 0.035;
    pen.stroke('hair', [on(x, y), on(x * 0.97, y + 0.045)], {
      weight: 0.7,
      colour,
      taper: [0.3, 0.6],
    });
  }
  for (const sign of [-1, 1]) {
    pen.stroke(
      'hair',
      [on(sign * 0.012, face.noseY + 0.055, 0.03), on(sign * 0.075, face.mouthY - 0.02)],
      { weight: 0.9, colour, taper: [0.3, 0.5] },
    );
  }
}
