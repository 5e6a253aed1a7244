import { lightness, mix } from '../../core/colour.ts';
import { smoothCurve } from '../../scene/curve.ts';
import type { Point, Polyline } from '../../scene/point.ts';
import type { LayerPen } from '../../scene/scene-builder.ts';
import type { Look } from '../look/look.ts';
import { drawAgeing } from './ageing.ts';
import { drawBeard } from './beard.ts';
import { drawBrows } from './brows.ts';
import { drawEarrings } from './earrings.ts';
import { drawEyes } from './eyes.ts';
import type { FaceFrame } from './face-frame.ts';
import { drawGlow } from './glow.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';

/** Head and face. Hair comes over it. */
export function drawHead(pen: LayerPen, frame: FaceFrame, look: Look): void {
  drawEars(pen, frame, look);
  pen.region({
    class: 'skin',
    part: 'face',
    colour: look.skin,
    outlines: [headOutline(frame)],
    shade: faceShade(frame, lightness(look.skin) > 0.6),
    reserve: 0,
  });
  drawCheeks(pen, frame, look);
  drawGlow(pen, frame, look);
  drawBeard(pen, frame, look);
  drawEyes(pen, frame, look);
  drawBrows(pen, frame, look);
  drawNose(pen, frame, look);
  drawMouth(pen, frame, look);
  drawAgeing(pen, frame, look);
  drawJaw(pen, frame);
  drawEarrings(pen, frame, look);
}

/** Down the far side, round the chin, up the near one, over the crown. */
function headOutline(frame: FaceFrame): Polyline {
  const { head, far, aside } = frame;
  const up = frame.outline('near').toReversed().slice(1);
  const back = 0.33 + 0.05 * aside;
  const crown: Point[] = [
    head.at(-far * back, -0.26),
    head.at(-far * 0.24, -0.43),
    head.at(0, -0.5),
    head.at(far * 0.22, -0.43),
  ];
  return smoothCurve([...frame.outline('far'), ...up, ...crown], { closed: true, stepPx: 2 });
}

function drawJaw(pen: LayerPen, frame: FaceFrame): void {
  const chin = frame.outline('near').toReversed();
  const rows = [...frame.outline('far').slice(1), ...chin.slice(1, 6)];
  const line = smoothCurve(rows, { stepPx: 1.5 });
  pen.stroke('contour', line, {
    weight: 0.55,
    taper: [0.25, 0.4],
  });
}

/** The side away from the light, sockets, under nose and lip. */
function faceShade(frame: FaceFrame, isFair: boolean): Polyline[] {
  const { on, face, head } = frame;
  const { eyeY, eyeOut, noseY, mouthY, mouthWidth } = face;
  const side = smoothCurve(
    [
      head.at(0.42, -0.34),
      on(0.27, -0.24),
      on(0.25, eyeY - 0.02),
      on(0.2, eyeY + 0.11),
      on(0.16, mouthY - 0.02),
      on(0.13, mouthY + 0.08),
      on(0.02, 0.49),
      head.at(0.2, 0.56),
      head.at(0.42, 0.3),
    ],
    { closed: true },
  );
  const sockets = [-1, 1].map((sign) =>
    smoothCurve(
      [
        on(sign * (eyeOut - 0.075), eyeY - 0.035),
        on(sign * eyeOut, eyeY - 0.07),
        on(sign * (eyeOut + 0.085), eyeY - 0.045),
        on(sign * eyeOut, eyeY - 0.025),
      ],
      { closed: true, stepPx: 2 },
    ),
  );
  const nose = smoothCurve(
    [
      on(-0.03, noseY + 0.012, 0.05),
      on(0.035, noseY - 0.06, 0.06),
      on(0.052, noseY + 0.012, 0.04),
      on(0.015, noseY + 0.04, 0.03),
    ],
    { closed: true, stepPx: 2 },
  );
  const lip = smoothCurve(
    [
      on(-mouthWidth * 0.4, mouthY + 0.055),
      on(mouthWidth * 0.5, mouthY + 0.05),
      on(0.01, mouthY + 0.09),
    ],
    { closed: true, stepPx: 2 },
  );
  return isFair ? [side, ...sockets, nose, lip] : [side, ...sockets];
}

function drawCheeks(pen: LayerPen, { on, face }: FaceFrame, look: Look): void {
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

function drawEars(pen: LayerPen, frame: FaceFrame, look: Look): void {
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
