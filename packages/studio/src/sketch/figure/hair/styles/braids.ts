import { drawBraid } from '../braid.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { comb, drawMass } from '../lock.ts';
import { drawCap } from '../skull.ts';

/** Two plaits, over the shoulders. */
export const braids: Hairstyle = {
  id: 'braids',
  words: ['braid', 'plait', 'two braids', 'plaits', 'braids'],
  who: ['woman', 'girl'],
  behind: (context) => drawPlaits(context, true),
  front: (context) => {
    drawPlaits(context, false);
    drawCap(context, { grow: 0.025 });
  },
};

/** The plait on the far side of a turned head hangs behind it. */
function drawPlaits(context: HairContext, isBehind: boolean): void {
  const { head, angle, aside, far } = context.frame;
  const x = -Math.sin(angle) * 0.07;
  for (const sign of [-1, 1]) {
    if ((sign === far && aside > 0.2) !== isBehind) continue;
    const at = (u: number, v: number) => head.at(x + sign * u, v);
    const path = [at(0.31, 0.1), at(0.37, 0.34), at(0.4, 0.64), at(0.36, 1)];
    drawBraid(context, path, head.heightPx * 0.15);
  }
}

/** Many thin braids, long and loose. */
export const boxBraids: Hairstyle = {
  id: 'box-braids',
  words: ['box braids', 'cornrows', 'locs', 'dreadlocks'],
  who: ['woman', 'man'],
  behind: (context) => {
    const { head, angle } = context.frame;
    const x = -Math.sin(angle) * 0.07;
    const at = (u: number, v: number) => head.at(x + u + context.wind * 0.2 * v * v, v);
    const left = [at(-0.36, -0.2), at(-0.42, 0.2), at(-0.44, 0.6), at(-0.42, 1)];
    const right = [at(0.36, -0.2), at(0.42, 0.2), at(0.44, 0.6), at(0.42, 1)];
    drawMass(context, [...left, at(-0.2, 1.06), at(0, 1), at(0.2, 1.07), ...right.toReversed()], {
      weight: 0.5,
    });
    comb(context, [left, right], { count: 16, weight: [1.2, 1.8], from: 0.1 });
  },
  front: (context) => {
    drawCap(context, { grow: 0.04, strands: 7 });
    for (const sign of [-1, 1] as const) drawFew(context, sign);
  },
};

function drawFew(context: HairContext, sign: -1 | 1): void {
  const { head, angle, on } = context.frame;
  const x = -Math.sin(angle) * 0.07;
  for (const [from, out, end] of [
    [0.29, 0.36, 0.92],
    [0.31, 0.42, 0.8],
  ] as const) {
    const row = [
      on(sign * from, -0.14),
      on(sign * 0.325, 0.08),
      head.at(x + sign * out, 0.4),
      head.at(x + sign * out, end),
    ];
    drawBraid(context, row, head.heightPx * 0.062);
  }
}
