import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

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

/** Heads from the eyes up to the hair above the forehead. */
const RAISED = 0.31;

/** Goggles in leather, with a strap about the head. */
export const goggles: Accessory = {
  id: 'goggles',
  words: [
    'goggles',
    'flying goggles',
    'aviator goggles',
    'ski goggles',
    'steampunk goggles',
    'brass goggles',
  ],
  place: 'eyes',
  ownColour: '#5a3d2a',
  draw: drawGoggles,
};

function drawGoggles({ scene, frame, colour, isRaised = false }: AccessoryContext): void {
  const pen = isRaised ? scene.on('hat', 3) : scene.on('head', -4);
  const { face, on } = frame;
  const y = face.eyeY + 0.005 - (isRaised ? RAISED : 0);
  const row = (v: number) => [-0.335, -0.17, 0, 0.17, 0.335].map((u) => on(u, v, 0.02));
  drawShape(pen, [...smoothCurve(row(y - 0.045)), ...smoothCurve(row(y + 0.045)).toReversed()], {
    part: 'goggles',
    colour,
  });
  for (const sign of [-1, 1]) {
    const ring = (reach: number) =>
      Array.from({ length: 18 }, (_, i) => {
        const angle = (i / 18) * Math.PI * 2;
        return on(
          sign * face.eyeOut + Math.cos(angle) * reach,
          y + Math.sin(angle) * reach * 0.9,
          0.04,
        );
      });
    drawShape(pen, smoothCurve(ring(0.125), { closed: true, stepPx: 1 }), {
      part: 'goggles',
      colour: BRASS,
    });
    drawShape(pen, smoothCurve(ring(0.088), { closed: true, stepPx: 1 }), {
      part: 'lens',
      colour: '#7d97a0',
      weight: 0.5,
    });
    const glint = [
      on(sign * face.eyeOut - 0.04, y + 0.02, 0.05),
      on(sign * face.eyeOut, y - 0.04, 0.05),
    ];
    pen.stroke('face', glint, { weight: 1.3, colour: '#eef3f2', taper: [0.4, 0.4] });
  }
}

const BRASS = '#b98a3f';

function drawFrames({ scene, frame, isRaised = false }: AccessoryContext, isDark: boolean): void {
  const pen = isRaised ? scene.on('hat', 3) : scene.on('head', -5);
  const { face, on } = frame;
  const { eyeOut, eyeWidth } = face;
  const eyeY = face.eyeY - (isRaised ? RAISED : 0);
  const grown = isRaised ? 1.15 : 1;
  const [w, h] = [eyeWidth * 1.32 * grown, eyeWidth * 1.02 * grown];
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
        colour: isRaised ? '#6a6d78' : '#2b2a2e',
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
