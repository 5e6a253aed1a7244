import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import { skullAt } from '../hair/skull.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';

const IVORY = '#f4efe6';

/** To the fingertips. */
export const veil: Accessory = {
  id: 'veil',
  words: ['veil', 'bridal veil', 'wedding veil', 'tulle veil', 'fingertip veil', 'lace veil'],
  place: 'veil',
  ownColour: IVORY,
  draw: (context) => drawVeil(context, 4.9),
};

/** To the floor, and out over it. */
export const longVeil: Accessory = {
  id: 'long-veil',
  words: ['cathedral veil', 'long veil', 'chapel veil', 'floor length veil', 'trailing veil'],
  place: 'veil',
  ownColour: IVORY,
  draw: (context) => drawVeil(context, 9),
};

/** Net gathered on the crown that falls behind the figure, `long` heads down from the crown. */
function drawVeil(context: AccessoryContext, long: number): void {
  const { scene, body, frame, colour } = context;
  const { unit, pitOfNeck: pit, sway } = body;
  const top = frame.head.at(0, -0.5)[1];
  const low = Math.min(body.floorY + 0.12 * unit, top + long * unit);
  const isLong = long > 7;
  const spread = isLong ? 2.3 : 1.5;
  const drift = (y: number) => sway * 0.5 * unit * ((y - top) / (low - top)) ** 2;
  const side = (sign: -1 | 1): Point[] =>
    (
      [
        [0.62, 0.1],
        [0.82, 0.22],
        [1.02, 0.45],
        [1.2, 0.72],
        [spread, 1],
      ] as const
    ).map(([out, part]) => {
      const y = top + (low - top) * part;
      const x = out < 1.3 ? out : out;
      return [pit[0] + sign * x * unit + drift(y), y];
    });
  const hem = Array.from({ length: 9 }, (_, i): Point => {
    const u = 1 - (2 * i) / 8;
    const y = low + (i % 2 ? 0.05 : -0.03) * unit + 0.12 * unit * (1 - u * u);
    return [pit[0] + u * spread * unit + drift(low), y];
  });
  const [left, right] = [side(-1), side(1)];
  const crown = [0.62, 0.3, 0, -0.3, -0.62].map((around) => skullAt(context, around, 0.04));
  const outline = smoothCurve([...crown.toReversed(), ...right, ...hem, ...left.toReversed()], {
    closed: true,
    stepPx: 4,
  });
  const behind = scene.on('hair-behind', -30);
  behind.region({
    class: 'accessory',
    part: 'veil',
    fabric: 'tulle',
    colour,
    outlines: [outline],
    opacity: 0.62,
    reserve: 0,
  });
  behind.stroke('contour', outline, { weight: 0.5, taper: [0.1, 0.1] });
  for (const u of [-0.82, -0.55, 0.5, 0.8]) {
    const sign = u < 0 ? -1 : 1;
    const fold = (sign < 0 ? left : right).map(([x, y]): Point => {
      const middle = pit[0] + drift(y);
      return [middle + (x - middle) * Math.abs(u), y];
    });
    behind.stroke('fold', smoothCurve(fold), { weight: 0.5, taper: [0.4, 0.2] });
  }
  drawComb(context);
}

/** The gathers on the crown, over the hair. */
function drawComb(context: AccessoryContext): void {
  const { scene, frame, colour } = context;
  const pen = scene.on('hat', -3);
  const rim = [-0.62, -0.34, 0, 0.34, 0.62].map((around) => skullAt(context, around, 0.055));
  const x = -Math.sin(frame.angle) * 0.07;
  const inner = [0.31, 0.18, 0, -0.18, -0.31].map((u) =>
    frame.head.at(x + u, -0.36 - 0.09 * (1 - (u / 0.31) ** 2)),
  );
  const outline = smoothCurve([...rim, ...inner], { closed: true, stepPx: 2 });
  pen.region({
    class: 'accessory',
    part: 'veil',
    fabric: 'tulle',
    colour,
    outlines: [outline],
    opacity: 0.75,
    reserve: 0,
  });
  pen.stroke('contour', smoothCurve(rim), { weight: 0.5 });
  pen.stroke('detail', smoothCurve(inner), { weight: 0.8, taper: [0.1, 0.1] });
  for (let i = 0; i < 5; i += 1) {
    pen.stroke('fold', [inner[4 - i], rim[i]], { weight: 0.5, taper: [0.1, 0.4] });
  }
}
