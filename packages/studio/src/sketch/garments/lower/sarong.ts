import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import { drawSkirt } from '../parts/skirt.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';

/** A sarong: one cloth wrapped about the hips and knotted at one side. */
export const sarong: Garment = {
  id: 'sarong',
  words: ['sarong', 'pareo', 'beach wrap', 'lungi', 'wrap pareo', 'lavalava'],
  place: 'lower',
  options: {
    silhouette: ['wrap'],
    length: ['midi', 'knee', 'ankle', 'mini'],
    waist: ['none'],
  },
  mayHave: ['fringe'],
  fabrics: ['cotton', 'silk', 'chiffon'],
  build: (context) => {
    const { length } = context.piece.design;
    drawSkirt(context, { from: 3.3, silhouette: 'wrap', length });
    if (!context.body.isBack) drawKnot(context);
  },
};

/** The rolled upper edge, the knot, and the two corners of cloth that fall from it. */
function drawKnot(context: DressContext): void {
  const { body, scene } = context;
  const { unit } = body;
  const s = body.nearLeg === 'left' ? -1 : 1;
  const pen = scene.on('lower', 4);
  const row = (level: number) => [
    body.side('left', level, unit * 0.02),
    ...[-0.5, 0, 0.5].map((x) => body.front(x, level + 0.06)),
    body.side('right', level, unit * 0.02),
  ];
  const [upper, lower] = [smoothCurve(row(3.26)), smoothCurve(row(3.4))];
  const band = [...upper, ...lower.toReversed()];
  pen.region(clothRegion(context, { part: 'waist roll', outline: band, reserve: 0.3 }));
  pen.stroke('contour', upper, { weight: 1 });
  pen.stroke('contour', lower, { weight: 0.85 });
  for (const x of [-0.6, -0.1, 0.4]) {
    pen.stroke('fold', [body.front(x, 3.3), body.front(x + 0.25 * s, 3.42)], {
      weight: 0.75,
      taper: [0.1, 0.3],
    });
  }
  const knot = body.front(s * 0.55, 3.38);
  for (const [drift, long] of [
    [s * 0.3, 0.95],
    [s * 0.05, 0.75],
  ] as const) {
    const tip: Point = add(knot, [drift * unit, long * unit]);
    const wide = unit * 0.15;
    const a = smoothCurve([
      knot,
      add(knot, [drift * 0.3 * unit - wide * 0.6, long * 0.5 * unit]),
      add(tip, [-wide, -unit * 0.12]),
    ]);
    const b = smoothCurve([
      knot,
      add(knot, [drift * 0.5 * unit + wide * 0.6, long * 0.45 * unit]),
      add(tip, [wide * 0.8, -unit * 0.2]),
    ]);
    const outline = [...a, tip, ...b.toReversed()];
    pen.region(
      clothRegion(context, { part: 'tie end', outline, shade: [[knot, ...b, tip]], reserve: 0.3 }),
    );
    pen.stroke('contour', [...a, tip, ...b.toReversed()], { weight: 0.95, taper: [0, 0] });
    pen.stroke(
      'fold',
      [
        knot,
        [lerp(knot[0], tip[0], 0.5), lerp(knot[1], tip[1], 0.5)],
        [lerp(knot[0], tip[0], 0.8), lerp(knot[1], tip[1], 0.8)],
      ],
      { weight: 0.75, taper: [0.02, 0.6] },
    );
  }
  const round = smoothCurve(
    [
      add(knot, [-unit * 0.1, -unit * 0.05]),
      add(knot, [unit * 0.07, -unit * 0.09]),
      add(knot, [unit * 0.11, unit * 0.05]),
      add(knot, [-unit * 0.06, unit * 0.09]),
    ],
    { closed: true },
  );
  pen.region(clothRegion(context, { part: 'knot', outline: round, reserve: 0.2 }));
  pen.stroke('contour', [...round, round[0]], { weight: 1, taper: [0, 0] });
}
