import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { FaceFrame } from './face-frame.ts';

/** The side away from the light, the sockets; on fair skin also under nose and lip. */
export function faceShade(frame: FaceFrame, isFair: boolean): Polyline[] {
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
