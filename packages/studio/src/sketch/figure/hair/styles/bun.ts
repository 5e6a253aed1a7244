import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { drawMass, strandColour } from '../lock.ts';
import { drawCap } from '../skull.ts';

/** Swept up to a knot on the crown. */
export const bun: Hairstyle = {
  id: 'bun',
  words: ['bun', 'top knot', 'updo', 'hair up'],
  who: ['woman', 'girl'],
  front: (context) => {
    drawKnot(context, [-context.frame.aside * context.frame.far * 0.14, -0.59], 0.15);
    drawCap(context, { grow: 0.02, isPeaked: false });
  },
};

/** Wound low at the nape, seen on the near side. */
export const lowBun: Hairstyle = {
  id: 'low-bun',
  words: ['low bun', 'chignon', 'sleek bun'],
  who: ['woman'],
  behind: (context) => {
    const { far, aside } = context.frame;
    drawKnot(context, [-far * (0.2 + 0.2 * aside), 0.24], 0.16);
  },
  front: (context) => drawCap(context, { grow: 0.02, part: 0.04 }),
};

/** A wound knot of hair about a middle in heads. */
function drawKnot(context: HairContext, middle: Point, radius: number): void {
  const { frame, rng, pen, look } = context;
  const at = (angle: number, reach: number) =>
    frame.head.at(
      middle[0] + Math.cos(angle) * radius * reach * 1.12,
      middle[1] + Math.sin(angle) * radius * reach,
    );
  const ring = Array.from({ length: 10 }, (_, i) => at((i / 10) * 6.283, rng.range(0.94, 1.07)));
  drawMass(context, ring, {
    shade: [[at(-0.6, 1.1), at(0.3, 1.2), at(1.4, 1.2), at(2.4, 1.1), at(1, 0.3)]],
    weight: 0.7,
    part: 'bun',
  });
  for (let i = 0; i < 8; i += 1) {
    const start = rng.range(0, 6.28);
    const reach = 0.35 + (i / 8) * 0.6;
    const row = Array.from({ length: 6 }, (_, k) => at(start + k * 0.42, reach - k * 0.02));
    pen.stroke('hair', smoothCurve(row, { stepPx: 2 }), {
      weight: rng.range(0.6, 1.3),
      colour: strandColour(look.hair),
      taper: [0.4, 0.5],
    });
  }
}
