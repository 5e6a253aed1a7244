import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { comb, drawMass } from '../lock.ts';
import { drawCap, skullAt } from '../skull.ts';

/** Cut at the jaw, parted at the side. */
export const bob: Hairstyle = {
  id: 'bob',
  words: ['bob', 'bobbed hair', 'short bob'],
  who: ['woman', 'girl'],
  behind: (context) => {
    const { head, angle } = context.frame;
    const x = -Math.sin(angle) * 0.07;
    const at = (u: number, v: number) => head.at(x + u, v);
    drawMass(context, [
      at(-0.36, -0.2),
      at(-0.42, 0.1),
      at(-0.4, 0.4),
      at(-0.1, 0.42),
      at(0.15, 0.42),
      at(0.4, 0.4),
      at(0.42, 0.1),
      at(0.36, -0.2),
    ]);
  },
  front: (context) => {
    drawCap(context, { part: -0.09, grow: 0.05 });
    for (const sign of [-1, 1] as const) drawPanel(context, sign);
  },
};

function drawPanel(context: HairContext, sign: -1 | 1): void {
  const { head, aside, far, on, angle } = context.frame;
  const isFar = sign === far && aside > 0.25;
  const x = -Math.sin(angle) * 0.07;
  const inner: Point[] = [
    on(sign * 0.14 - 0.03, -0.33),
    on(sign * 0.265, -0.19),
    on(sign * 0.306, 0),
    on(sign * (isFar ? 0.3 : 0.275), 0.2),
    on(sign * (isFar ? 0.27 : 0.235), 0.385),
  ];
  const outer: Point[] = [
    skullAt(context, sign * 0.4, 0.05),
    skullAt(context, sign * 0.75, 0.055),
    head.at(x + sign * 0.425, 0.05),
    head.at(x + sign * 0.435, 0.25),
    head.at(x + sign * 0.38, 0.425),
  ];
  drawMass(context, [...inner, ...outer.toReversed()], {
    weight: 0,
    shade: sign > 0 ? [[inner[1], outer[2], outer[4], inner[4]]] : [],
  });
  const edge = smoothCurve([...inner.slice(1), outer[4], ...outer.slice(0, 4).toReversed()]);
  context.pen.stroke('contour', edge, { weight: 0.65, taper: [0.2, 0.2] });
  comb(context, [inner, outer], { count: 7 });
}
