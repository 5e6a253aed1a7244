import { mix } from '../../../../core/colour.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { comb, drawMass } from '../lock.ts';
import { capShade, hairline, roundEar, skullAt, skullRow } from '../skull.ts';

/** Neatly parted and combed over. */
export const sidePart: Hairstyle = {
  id: 'side-part',
  words: ['side part', 'side parting', 'combed hair', 'slicked hair', 'classic haircut'],
  who: ['man', 'boy'],
  front: (context) => {
    const line = hairline(context, { part: -0.12, earY: 0, isPeaked: true });
    const outside = crest(context, [0.025, 0.03, 0.055, 0.085, 0.08, 0.035, 0.02]);
    drawMass(
      context,
      [
        ...line,
        ...roundEar(context, 1),
        ...outside.toReversed(),
        ...roundEar(context, -1).toReversed(),
      ],
      {
        weight: 0.6,
        shade: [capShade(context, line)],
      },
    );
    const { on } = context.frame;
    const part: Point[] = [on(-0.15, -0.315), on(-0.16, -0.39), skullAt(context, -0.3, 0.02)];
    context.pen.stroke('hair', smoothCurve(part), { weight: 1.4, taper: [0.1, 0.4] });
    comb(
      context,
      [
        [part[0], on(0.05, -0.35), on(0.22, -0.28), on(0.3, -0.12)],
        [
          part[2],
          skullAt(context, 0.05, 0.06),
          skullAt(context, 0.5, 0.06),
          skullAt(context, 0.85, 0.02),
        ],
      ],
      { count: 14 },
    );
    comb(
      context,
      [
        [part[0], on(-0.25, -0.22), on(-0.31, -0.03)],
        [part[2], skullAt(context, -0.65, 0.02), skullAt(context, -0.9, 0.015)],
      ],
      { count: 7 },
    );
  },
};

/** Shorn sides, the top brushed up. */
export const fade: Hairstyle = {
  id: 'fade',
  words: ['fade', 'undercut', 'quiff', 'brushed up'],
  who: ['man', 'boy'],
  front: (context) => {
    drawShorn(context);
    const { on } = context.frame;
    const brow: Point[] = [
      on(-0.265, -0.2),
      on(-0.2, -0.285),
      on(-0.07, -0.315),
      on(0.07, -0.32),
      on(0.2, -0.29),
      on(0.265, -0.2),
    ];
    const top = crest(context, [0.03, 0.06, 0.09, 0.095, 0.065, 0.03], 0.58);
    drawMass(context, [...brow, ...top.toReversed()], { weight: 0.6 });
    comb(
      context,
      [
        [on(-0.22, -0.26), skullAt(context, -0.42, 0.05)],
        [on(0.22, -0.27), skullAt(context, 0.45, 0.06)],
      ],
      { count: 5 },
    );
    comb(
      context,
      [
        [on(-0.2, -0.28), on(-0.17, -0.38), skullAt(context, -0.2, 0.1)],
        [on(0.2, -0.285), on(0.21, -0.37), skullAt(context, 0.42, 0.07)],
      ],
      { count: 13 },
    );
  },
};

/** Shorn all over. */
export const buzz: Hairstyle = {
  id: 'buzz',
  words: ['buzz cut', 'shaved hair', 'crew cut'],
  who: ['man', 'woman', 'boy'],
  front: drawShorn,
};

/** No hair: the skull behind the face. */
export const bald: Hairstyle = {
  id: 'bald',
  words: ['bald', 'shaved head'],
  who: ['man'],
  front: (context) => {
    const { pen, look } = context;
    const crown = skullRow(context, 0.88, -0.88, 0);
    const outline = smoothCurve(
      [
        ...hairline(context, { earY: 0.02, isPeaked: false }),
        ...roundEar(context, 1),
        ...crown,
        ...roundEar(context, -1).toReversed(),
      ],
      { closed: true },
    );
    pen.region({
      class: 'skin',
      part: 'skull',
      colour: look.skin,
      outlines: [outline],
      shade: [capShade(context, hairline(context))],
      reserve: 0,
    });
    pen.stroke('contour', smoothCurve(crown), { weight: 0.6, taper: [0.1, 0.1] });
  },
};

/** Points over the crown from left to right, each with a height of its own. */
function crest(context: HairContext, heights: readonly number[], reach = 0.92): Point[] {
  return heights.map((grow, i) =>
    skullAt(context, -reach + (2 * reach * i) / (heights.length - 1), grow),
  );
}

function drawShorn(context: HairContext): void {
  const { look } = context;
  const line = hairline(context, { earY: 0.02, isPeaked: false });
  const close = { ...context, look: { ...look, hair: mix(look.hair, look.skin, 0.42) } };
  drawMass(
    close,
    [
      ...line,
      ...roundEar(context, 1),
      ...skullRow(context, 0.88, -0.88, 0.012),
      ...roundEar(context, -1).toReversed(),
    ],
    {
      weight: 0,
      shade: [capShade(context, line)],
    },
  );
  const crown = smoothCurve(skullRow(context, -0.88, 0.88, 0.012));
  context.pen.stroke('contour', crown, { weight: 0.5, taper: [0.1, 0.1] });
}
