import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Look } from '../look.ts';
import type { FaceFrame } from './face-frame.ts';

/** A small drop on each ear that shows. */
export function drawEarrings(
  pen: LayerPen,
  { head, far, aside, face }: FaceFrame,
  look: Look,
): void {
  if (!look.hasEarrings) return;
  for (const sign of [-1, 1]) {
    if (sign === far && aside > 0.3) continue;
    const x = sign === far ? 0.33 : 0.33 - 0.1 * aside;
    const at = (v: number) => head.at(sign * x, face.eyeY + v);
    pen.stroke('face', [at(0.14), at(0.18), at(0.235)], {
      weight: 3,
      colour: '#c9a24e',
      taper: [0.7, 0.25],
    });
  }
}
