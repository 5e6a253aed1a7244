import { smoothCurve } from '../../../core/scene/curve.ts';
import { add } from '../../../core/scene/point.ts';
import { SIDES, signOf } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import { drawBriefs } from '../parts/briefs.ts';
import { drawTriangleTop } from '../parts/triangle-top.ts';
import { drawShortTop } from '../upper/short-top.ts';

/** A bikini: triangles on cords, or a band; briefs that leave the waist bare. */
export const bikini: Garment = {
  id: 'bikini',
  words: [
    'bikini',
    'two piece swimsuit',
    'two-piece swimsuit',
    'string bikini',
    'triangle bikini',
    'bikini set',
  ],
  place: 'full',
  options: {
    neckline: ['halter', 'strapless', 'scoop', 'one-shoulder'],
    sleeve: ['none'],
    fit: ['slim'],
    waist: ['none'],
  },
  mayHave: ['ruffle'],
  fabrics: ['nylon', 'jersey', 'knit', 'metallic'],
  build: (context) => {
    const { piece } = context;
    const hasCords = piece.design.neckline === 'halter';
    drawBriefs(context, { from: 3.5, high: 3.72, hasEdge: true });
    if (!hasCords) return drawShortTop(context, 2.32);
    drawTriangleTop(context);
    drawBows(context);
  },
};

/** The cords tied at both hips. */
function drawBows({ body, scene, piece }: DressContext): void {
  const pen = scene.on('lower', 1);
  const { unit } = body;
  for (const side of SIDES) {
    const s = signOf(side);
    const knot = body.side(side, 3.6, unit * 0.01);
    for (const [dx, dy] of [
      [0.13, -0.06],
      [0.14, 0.05],
      [0.06, 0.26],
      [0.11, 0.22],
    ] as const) {
      const end = add(knot, [s * dx * unit, dy * unit]);
      const line = smoothCurve([
        knot,
        add(knot, [s * dx * 0.6 * unit, (dy * 0.4 - 0.02) * unit]),
        end,
      ]);
      pen.stroke('contour', line, { weight: 1.8, colour: piece.colour, taper: [0, 0] });
      pen.stroke('contour', line, { weight: 0.55, taper: [0, 0] });
    }
  }
}
