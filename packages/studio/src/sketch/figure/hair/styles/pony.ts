import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { comb, drawMass } from '../lock.ts';
import { drawCap } from '../skull.ts';

/** Tied high at the back, the tail falling to the near side. */
export const pony: Hairstyle = {
  id: 'pony',
  words: ['ponytail', 'pony tail', 'hair tied back'],
  who: ['woman', 'girl'],
  behind: (context) =>
    drawTail(context, context.frame.aside > 0.1 && context.frame.far > 0 ? -1 : 1),
  front: (context) => drawCap(context, { grow: 0.02, isPeaked: false }),
};

/** Two tails, one over each ear. */
export const bunches: Hairstyle = {
  id: 'bunches',
  words: ['bunches', 'pigtails', 'pig tails'],
  who: ['girl'],
  behind: (context) => {
    for (const sign of [-1, 1] as const) drawBunch(context, sign);
  },
  front: (context) => drawCap(context, { grow: 0.025, drop: 0.03 }),
};

function drawTail(context: HairContext, sign: -1 | 1): void {
  const { head } = context.frame;
  const { wind } = context;
  const at = (u: number, v: number) => head.at(sign * u + wind * Math.max(0, v + 0.4) * 0.35, v);
  const outer = [
    at(0.1, -0.5),
    at(0.34, -0.55),
    at(0.55, -0.34),
    at(0.6, 0.05),
    at(0.56, 0.45),
    at(0.66, 0.86),
  ];
  const inner = [
    at(0.08, -0.46),
    at(0.28, -0.42),
    at(0.38, -0.2),
    at(0.37, 0.1),
    at(0.4, 0.4),
    at(0.5, 0.66),
    at(0.62, 0.88),
  ];
  drawMass(context, [...outer, ...inner.toReversed()], { weight: 0.6, part: 'ponytail' });
  comb(context, [outer, inner], { count: 8 });
}

function drawBunch(context: HairContext, sign: -1 | 1): void {
  const { head, angle } = context.frame;
  const x = -Math.sin(angle) * 0.07;
  const at = (u: number, v: number) => head.at(x + sign * u + context.wind * 0.1 * (v + 0.2), v);
  const outer = [at(0.33, -0.16), at(0.5, -0.18), at(0.6, 0.02), at(0.58, 0.26), at(0.5, 0.46)];
  const inner = [at(0.33, -0.08), at(0.4, -0.02), at(0.42, 0.12), at(0.42, 0.3), at(0.48, 0.48)];
  drawMass(context, [...outer, ...inner.toReversed()], { weight: 0.6, part: 'bunch' });
  comb(context, [outer, inner], { count: 6 });
}
