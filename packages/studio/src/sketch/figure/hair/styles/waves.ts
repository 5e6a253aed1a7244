import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { comb, drawMass } from '../lock.ts';
import { drawCap, skullAt } from '../skull.ts';

/** Loose waves over the shoulders. */
export const waves: Hairstyle = {
  id: 'waves',
  words: ['wavy hair', 'waves', 'beach waves', 'loose waves'],
  who: ['woman'],
  behind: (context) => {
    const left = edge(context, -1, [0.36, 0.4, 0.95]);
    const right = edge(context, 1, [0.36, 0.4, 0.95]);
    const end: Point[] = [-0.25, -0.05, 0.15, 0.32].map((u, i) =>
      context.frame.head.at(u, 0.98 + (i % 2) * 0.08),
    );
    drawMass(context, [...left, ...end, ...right.toReversed()], { weight: 0.55 });
    comb(context, [left, right], { count: 12, from: 0.2 });
  },
  front: (context) => {
    drawCap(context, { part: -0.08, grow: 0.05 });
    for (const sign of [-1, 1] as const) drawWave(context, sign);
  },
};

/** A wavy edge down one side: how far out it starts, how far out it goes, where it ends. */
function edge(
  { frame, wind }: HairContext,
  sign: -1 | 1,
  [from, out, end]: readonly [number, number, number],
): Point[] {
  const x = -Math.sin(frame.angle) * 0.07;
  return Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const wave = Math.sin(t * 11 + (sign > 0 ? 0.8 : 0)) * 0.045 * t;
    const y = -0.2 + t * (end + 0.2);
    return frame.head.at(
      x + sign * (from + (out - from) * Math.sin(t * 2) + wave + 0.05 * t) + wind * 0.3 * t * t,
      y,
    );
  });
}

function drawWave(context: HairContext, sign: -1 | 1): void {
  const { frame, pen } = context;
  const { head, on, angle } = frame;
  const x = -Math.sin(angle) * 0.07;
  const inner: Point[] = [
    on(-0.08 + sign * 0.09, -0.34),
    on(sign * 0.24, -0.235),
    on(sign * 0.3, -0.06),
    on(sign * 0.318, 0.1),
    head.at(x + sign * 0.3, 0.28),
    head.at(x + sign * 0.35, 0.46),
    head.at(x + sign * 0.33, 0.64),
    head.at(x + sign * 0.4, 0.84),
  ];
  const outer: Point[] = [
    skullAt(context, sign * 0.36, 0.05),
    skullAt(context, sign * 0.68, 0.055),
    head.at(x + sign * 0.43, -0.04),
    head.at(x + sign * 0.44, 0.14),
    head.at(x + sign * 0.51, 0.32),
    head.at(x + sign * 0.48, 0.5),
    head.at(x + sign * 0.54, 0.68),
    head.at(x + sign * 0.46, 0.86),
  ];
  drawMass(context, [...inner, ...outer.toReversed()], { weight: 0 });
  pen.stroke('contour', smoothCurve(inner.slice(1)), { weight: 0.5, taper: [0.4, 0.3] });
  pen.stroke('contour', smoothCurve(outer), { weight: 0.6, taper: [0.3, 0.3] });
  comb(context, [inner, outer], { count: 7 });
}
