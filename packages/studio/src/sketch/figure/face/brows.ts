import { type Hex, lightness, mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

/** Hair colour, darker than the skin whatever the hair. */
function browColour({ hair, skin }: Look): Hex {
  const dark = mix(hair, '#241a17', 0.45);
  return lightness(dark) > lightness(skin) - 0.18 ? mix(skin, '#241a17', 0.55) : dark;
}

/** Brows that swell from the inner end and taper out past the arch. */
export function drawBrows(pen: LayerPen, frame: FaceFrame, look: Look): void {
  const { face } = frame;
  const { eyeY, eyeOut, eyeWidth, browGap, browArch, browWeight } = face;
  for (const sign of [-1, 1]) {
    const at = (u: number, v: number) =>
      frame.on(sign * (eyeOut + u * eyeWidth), eyeY - browGap + v);
    const row = smoothCurve(
      [
        at(-1.05, 0.016),
        at(-0.35, -browArch * 0.55),
        at(0.45, -browArch),
        at(1, -browArch * 0.5),
        at(1.42, 0.018),
      ],
      { stepPx: 1 },
    );
    pen.stroke('face', row, {
      weight: 2.5 * browWeight,
      colour: browColour(look),
      taper: [0.28, 0.62],
    });
  }
}
