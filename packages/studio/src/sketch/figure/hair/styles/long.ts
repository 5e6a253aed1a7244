import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { comb, drawMass } from '../lock.ts';
import { drawCap, skullAt } from '../skull.ts';

/** Straight hair that falls past the shoulders. */
export const long: Hairstyle = {
  id: 'long',
  words: ['long hair', 'straight hair', 'long straight hair'],
  who: ['woman', 'girl'],
  behind: (context) => fall(context, 1.12),
  front: (context) => {
    drawCap(context, { part: 0.05, grow: 0.035 });
    for (const sign of [-1, 1] as const) drawSide(context, sign);
  },
};

/** The mass behind neck and shoulders, down to `end` heads below the head's middle. */
export function fall(context: HairContext, end: number): void {
  const { frame, wind } = context;
  const { head } = frame;
  const x = -Math.sin(frame.angle) * 0.07;
  const at = (u: number, v: number) => head.at(x + u + wind * 0.3 * v * v, v);
  const left = [at(-0.36, -0.2), at(-0.41, 0.2), at(-0.45, 0.6), at(-0.4, end - 0.12)];
  const right = [at(0.36, -0.2), at(0.41, 0.2), at(0.46, 0.6), at(0.42, end - 0.08)];
  drawMass(
    context,
    [
      ...left,
      at(-0.2, end),
      at(-0.05, end - 0.06),
      at(0.12, end + 0.02),
      at(0.3, end - 0.04),
      ...right.toReversed(),
    ],
    {
      shade: [[at(-0.2, 0.3), at(0.5, 0.3), at(0.5, end), at(0.12, end), at(-0.05, 0.7)]],
      weight: 0.55,
    },
  );
  comb(context, [left, right], { count: 13, from: 0.25 });
}

/** A lock that frames the face from the parting, and ends in a point before the shoulder. */
export function drawSide(context: HairContext, sign: -1 | 1, end = 0.78): void {
  const { frame } = context;
  const { head, aside, far, on, angle } = frame;
  const isFar = sign === far && aside > 0.25;
  const x = -Math.sin(angle) * 0.07;
  const low = isFar ? end * 0.8 : end;
  const inner: Point[] = [
    on(sign * 0.17, -0.32),
    on(sign * 0.275, -0.17),
    on(sign * 0.312, 0.02),
    on(sign * 0.308, 0.2),
    head.at(x + sign * 0.33, 0.42),
    head.at(x + sign * 0.37, low * 0.85),
    head.at(x + sign * 0.4, low + 0.06),
  ];
  const outer: Point[] = [
    skullAt(context, sign * 0.4, 0.035),
    skullAt(context, sign * 0.72, 0.037),
    head.at(x + sign * 0.385, -0.02),
    head.at(x + sign * 0.415, 0.2),
    head.at(x + sign * 0.45, 0.45),
    head.at(x + sign * 0.455, low * 0.82),
    head.at(x + sign * 0.4, low + 0.06),
  ];
  drawMass(context, [...inner, ...outer.slice(0, -1).toReversed()], { weight: 0 });
  context.pen.stroke('contour', smoothCurve(inner.slice(1)), { weight: 0.5, taper: [0.4, 0.3] });
  context.pen.stroke('contour', smoothCurve(outer), { weight: 0.6, taper: [0.3, 0.3] });
  comb(context, [inner, outer], { count: 6 });
}
