import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { DressContext, Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { shapeSkirt } from '../parts/skirt-shape.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** A skort: shorts with the panel of a skirt wrapped over their front. */
export const skort: Garment = {
  id: 'skort',
  words: ['skort', 'skorts', 'wrap short', 'skirt short'],
  place: 'lower',
  options: {
    leg: ['wide'],
    length: ['mini', 'micro'],
    fit: ['regular'],
    waist: ['none', 'belt'],
  },
  mayHave: ['buttons'],
  fabrics: ['cotton', 'linen', 'denim', 'wool', 'tweed'],
  build: (context) => {
    const { leg, length, fit } = context.piece.design;
    drawTrousers(context, { from: 3.02, leg, length, fit });
    if (!context.body.isBack) drawPanel(context);
    drawLowerWaist(context, { from: 3.02 });
  },
};

/** From one side of the waist to the other, its lower corner rounded, a hand longer than the shorts' crotch. */
function drawPanel(context: DressContext): void {
  const { body, rng, piece, scene } = context;
  const shape = shapeSkirt(
    { body, rng, fabric: piece.fabric },
    { from: 3.02, silhouette: 'a-line', length: 'mini', fullness: 0.55 },
  );
  const way = body.nearLeg === 'left' ? 1 : -1;
  const at = (u: number, v: number) => shape.patch(way > 0 ? u : 1 - u, v);
  const edge = smoothCurve([0, 0.3, 0.6, 0.84].map((v) => at(lerp(0.84, 0.68, v), v)));
  const corner = smoothCurve([
    at(0.69, 0.84),
    at(0.66, 0.93),
    at(0.58, 0.965),
    at(0.4, 0.955),
    at(0.2, 0.95),
    at(0, 0.94),
  ]);
  const side = [0.94, 0.7, 0.45, 0.2, 0].map((v) => at(-0.01, v));
  const outline = [...edge, ...corner, ...smoothCurve(side), at(0.4, 0)];
  const shade = [
    [
      ...edge,
      ...edge
        .toReversed()
        .map(([x, y]): readonly [number, number] => [x - way * body.unit * 0.08, y]),
    ],
  ];
  const pen = scene.on('lower', 1);
  pen.region(
    clothRegion(context, {
      part: 'skirt panel',
      outline,
      patch: shape.patch,
      shade,
      reserve: 0.35,
    }),
  );
  pen.stroke('contour', edge, { weight: 1.1, isShadowSide: way > 0, taper: [0, 0] });
  pen.stroke('contour', corner, { weight: 1.05, taper: [0, 0.02] });
  pen.stroke('contour', side, { weight: 1, isShadowSide: way < 0 });
  for (const [from, to] of [
    [0.14, 0.34],
    [0.3, 0.5],
  ] as const) {
    pen.stroke('fold', [at(0.8, from * 0.4), at(0.62, from * 0.6), at(0.4, to * 0.62)], {
      weight: 0.8,
      taper: [0.03, 0.7],
    });
  }
}
