import { lightness } from '../../core/colour.ts';
import { smoothCurve } from '../../core/scene/curve.ts';
import type { Point, Polyline } from '../../core/scene/point.ts';
import type { LayerPen } from '../../core/scene/scene-builder.ts';
import { drawAgeing } from './face/ageing.ts';
import { drawBrows } from './face/brows.ts';
import { drawCheeks } from './face/cheeks.ts';
import { drawEarrings } from './face/earrings.ts';
import { drawEars } from './face/ears.ts';
import { drawEyes } from './face/eyes.ts';
import type { FaceFrame } from './face/face-frame.ts';
import { faceShade } from './face/face-shade.ts';
import { drawGlow } from './face/glow.ts';
import { drawMouth } from './face/mouth.ts';
import { drawNose } from './face/nose.ts';
import { drawBeard } from './hair/beard.ts';
import type { Look } from './look.ts';

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
