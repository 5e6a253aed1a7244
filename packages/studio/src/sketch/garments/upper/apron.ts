import { smoothCurve } from '../../../core/scene/curve.ts';
import type { DressContext, Garment } from '../garment.ts';
import { drawApronPanel } from '../parts/apron-panel.ts';
import { drawBib } from '../parts/bib.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { drawSkirtPockets } from '../parts/skirt-details-sewn.ts';
import { shapeSkirt } from '../parts/skirt-shape.ts';
import { drawWaist } from '../parts/waist.ts';

/** Over jackets and their fronts. */
const OVER_ALL = 40;

/** An apron with a bib, tied at the waist, worn over anything. */
export const apron: Garment = {
  id: 'apron',
  words: [
    'apron',
    'bib apron',
    'butcher apron',
    "butcher's apron",
    'chef apron',
    'kitchen apron',
    'work apron',
    'barista apron',
  ],
  place: 'outer',
  options: {
    length: ['knee', 'midi', 'mini'],
    waist: ['tie'],
  },
  mayHave: [],
  has: ['patch-pockets'],
  fabrics: ['cotton', 'linen', 'denim', 'leather'],
  build: (context) => {
    const { body, scene, piece, rng } = context;
    if (body.isBack) return drawTies(context);
    const cut = { from: 3, silhouette: 'column' as const, length: piece.design.length };
    const shape = shapeSkirt({ body, rng, fabric: piece.fabric }, cut);
    const pen = scene.on('outer', OVER_ALL);
    drawApronPanel(context, pen, { patch: shape.patch, from: 0.03, to: 0.97, down: 1 });
    if (piece.design.details.has('patch-pockets'))
      drawSkirtPockets(context, pen, shape, { isPatch: true });
    drawBib(context, scene.on('outer', OVER_ALL + 1), { top: 1.6, hasPocket: false });
    drawWaist(context, { kind: 'tie', layer: 'outer', order: OVER_ALL + 2 });
  },
};

/** From behind: the straps, and the bow that ties it. */
function drawTies(context: DressContext): void {
  const { body, scene } = context;
  const pen = scene.on('outer', OVER_ALL);
  const { unit } = body;
  const knot = body.front(0, 3);
  for (const s of [-1, 1]) {
    const start = body.front(s * 0.45, 0.25);
    const strap = smoothCurve([start, body.front(s * 0.1, 1.7), body.front(-s * 0.55, 3)]);
    const half = unit * 0.05;
    const outline = [
      ...strap.map(([x, y]): readonly [number, number] => [x - half, y]),
      ...strap.toReversed().map(([x, y]): readonly [number, number] => [x + half, y]),
    ];
    pen.region(clothRegion(context, { part: 'strap', outline, reserve: 0.2 }));
    pen.stroke('contour', [...outline, outline[0]], { weight: 0.8, taper: [0, 0] });
    const loop = smoothCurve(
      [
        knot,
        [knot[0] + s * unit * 0.28, knot[1] - unit * 0.12],
        [knot[0] + s * unit * 0.32, knot[1] + unit * 0.08],
      ],
      { closed: true },
    );
    const end = smoothCurve([
      knot,
      [knot[0] + s * unit * 0.1, knot[1] + unit * 0.4],
      [knot[0] + s * unit * 0.2, knot[1] + unit * 0.75],
    ]);
    pen.stroke('contour', [...loop, loop[0]], { weight: 1.1, taper: [0, 0] });
    pen.stroke('contour', end, { weight: 1.6, taper: [0, 0.1] });
  }
  drawWaist(context, { kind: 'tie', layer: 'outer', order: OVER_ALL + 2 });
}
