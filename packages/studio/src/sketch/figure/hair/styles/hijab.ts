import { smoothCurve } from '../../../../core/scene/curve.ts';
import { layCloth } from '../../../../core/scene/lay-cloth.ts';
import { uprightPatch } from '../../../../core/scene/patch.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { skullAt } from '../skull.ts';

/** A scarf wrapped about head and neck. */
export const hijab: Hairstyle = {
  id: 'hijab',
  words: ['hijab', 'headscarf', 'head scarf', 'modest headwear'],
  who: ['woman'],
  front: (context) => {
    const { pen, frame, look } = context;
    const { head, on, angle } = frame;
    const x = -Math.sin(angle) * 0.06;
    const at = (u: number, v: number) => head.at(x + u, v);
    const opening = smoothCurve(
      [
        on(0, -0.35),
        on(0.2, -0.29),
        on(0.285, -0.1),
        on(0.29, 0.14),
        on(0.2, 0.38),
        on(0.02, 0.5),
        on(-0.2, 0.38),
        on(-0.29, 0.14),
        on(-0.285, -0.1),
        on(-0.2, -0.29),
      ],
      { closed: true, stepPx: 2 },
    );
    const outside = smoothCurve(
      [
        skullAt(context, 0, 0.05),
        skullAt(context, 0.5, 0.06),
        skullAt(context, 0.9, 0.06),
        at(0.4, 0.3),
        at(0.38, 0.62),
        at(0.44, 0.92),
        at(0.1, 1.04),
        at(-0.25, 1),
        at(-0.46, 0.88),
        at(-0.38, 0.6),
        at(-0.4, 0.3),
        skullAt(context, -0.9, 0.06),
        skullAt(context, -0.5, 0.06),
      ],
      { closed: true, stepPx: 2 },
    );
    pen.region({
      class: 'accessory',
      part: 'hijab',
      reserve: 0,
      colour: look.scarf,
      outlines: [outside, opening],
      ...(look.scarfPrint && { print: layCloth(look.scarfPrint, uprightPatch(outside)) }),
      shade: [[at(0.2, -0.3), at(0.5, -0.3), at(0.5, 1), at(0.1, 1), at(0.22, 0.5)]],
    });
    pen.stroke('contour', [...outside, outside[0]], { weight: 0.7 });
    pen.stroke('contour', [...opening, opening[0]], { weight: 0.6 });
    for (const row of folds(context, at))
      pen.stroke('fold', smoothCurve(row), { weight: 0.6, taper: [0.3, 0.6] });
  },
};

function folds({ frame }: HairContext, at: (u: number, v: number) => Point): Point[][] {
  return [
    [at(-0.34, 0.2), at(-0.2, 0.52), at(0.1, 0.68), at(0.4, 0.74)],
    [at(-0.38, 0.34), at(-0.2, 0.66), at(0.08, 0.8), at(0.3, 0.84)],
    [at(0.34, 0.16), at(0.26, 0.42), at(0.06, 0.58)],
    [frame.on(-0.26, -0.22), at(-0.24, -0.38), at(-0.08, -0.48)],
    [frame.on(-0.3, 0.02), at(-0.36, -0.2), at(-0.28, -0.38)],
  ];
}
