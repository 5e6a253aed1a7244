import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';

export const glasses: Accessory = {
  id: 'glasses',
  words: ['glasses', 'spectacles', 'eyeglasses'],
  place: 'eyes',
  draw: (context) => drawFrames(context, false),
};

export const sunglasses: Accessory = {
  id: 'sunglasses',
  words: ['sunglasses', 'shades'],
  place: 'eyes',
  draw: (context) => drawFrames(context, true),
};

function drawFrames({ scene, frame }: AccessoryContext, isDark: boolean): void {
  const pen = scene.on('head', -5);
  const { face, on } = frame;
  const { eyeOut, eyeWidth, eyeY } = face;
  const [w, h] = [eyeWidth * 1.32, eyeWidth * 1.02];
  for (const sign of [-1, 1]) {
    const at = (u: number, v: number) => on(sign * (eyeOut + u * w), eyeY + 0.012 + v * h, 0.015);
    const rim = smoothCurve(
      [
        at(-0.95, -0.55),
        at(0, -0.85),
        at(1.02, -0.7),
        at(1, 0.15),
        at(0.55, 0.85),
        at(-0.25, 0.9),
        at(-0.9, 0.4),
      ],
      { closed: true, stepPx: 1 },
    );
    if (isDark)
      pen.region({
        class: 'accessory',
        part: 'lens',
        colour: '#2b2a2e',
        outlines: [rim],
        reserve: 0,
      });
    pen.stroke('face', [...rim, rim[0]], { weight: 1.7, colour: '#1f1b1c', taper: [0, 0] });
    if (isDark)
      pen.stroke('face', [at(-0.5, 0.2), at(0, -0.45)], {
        weight: 1.2,
        colour: '#8f8f98',
        taper: [0.5, 0.5],
      });
    if (sign !== frame.far || frame.aside < 0.3) {
      pen.stroke('face', [at(1.02, -0.55), on(sign * 0.315, eyeY - 0.025)], {
        weight: 1.5,
        colour: '#1f1b1c',
        taper: [0, 0.2],
      });
    }
  }
  const inner = eyeOut - w * 0.95;
  pen.stroke(
    'face',
    smoothCurve(
      [on(-inner, eyeY - 0.02, 0.03), on(0, eyeY - 0.034, 0.05), on(inner, eyeY - 0.02, 0.03)],
      { stepPx: 1 },
    ),
    { weight: 1.5, colour: '#1f1b1c', taper: [0, 0] },
  );
}
