import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { borderOf } from '../parts/border-colour.ts';
import { drawFrogs } from '../parts/closures/frogs.ts';
import { drawBackPanel } from '../parts/side-slits.ts';
import { hemHeight } from '../parts/silhouettes.ts';
import { buildShift } from './build-dress.ts';

/** A cheongsam: close, with a standing collar, an opening aslant to the armpit on frogs, piping, and slits at the sides. */
export const cheongsam: Garment = {
  id: 'cheongsam',
  words: ['cheongsam', 'qipao', 'chipao', 'mandarin dress', 'chinese dress', 'shanghai dress'],
  place: 'full',
  options: {
    collar: ['mandarin'],
    sleeve: ['cap', 'none', 'short', 'three-quarter', 'long'],
    silhouette: ['pencil'],
    length: ['midi', 'knee', 'ankle', 'mini'],
    fit: ['slim'],
    closure: ['frogs'],
    waist: ['none'],
  },
  mayHave: ['embroidery'],
  has: ['slit'],
  fabrics: ['satin', 'silk', 'velvet'],
  build: (context) => {
    const { body, piece } = context;
    const { design } = piece;
    const { knee } = body.leg[body.nearLeg];
    const hemY = hemHeight(body, design.length);
    const fromY = Math.min(lerp(body.crotch[1], knee[1], 0.42), lerp(body.crotch[1], hemY, 0.5));
    const openPx = body.unit * 0.42 * Math.min(1, (hemY - fromY) / (body.unit * 1.4));
    const slits = { sides: [body.nearLeg], fromY, openPx };
    const options = { hemY, layer: 'upper', collarLayer: 'collar', slits } as const;
    const sewn = closed(context);
    if (design.details.has('slit')) drawBackPanel(sewn, options);
    const top = buildShift(sewn, {
      ...(design.details.has('slit') ? { slits } : {}),
      isTailored: true,
      room: { chest: 0.02, waist: 0.015, hip: 0.03, hang: 0 },
      sag: 0.04,
      flare: 0,
      collarColour: piece.colour,
      onSleeveEnd: (pen, { hem }) =>
        pen.stroke('detail', hem, { ...PIPING, colour: borderOf(piece) }),
    });
    drawPiping(context, top);
  },
};

/** Its frogs lie on the slanting edge instead of the centre front. */
const closed = (context: DressContext): DressContext => ({
  ...context,
  piece: { ...context.piece, design: { ...context.piece.design, closure: 'none' } },
});

const PIPING = { weight: 3.4, taper: [0, 0] } as const;

function drawPiping({ scene, ...context }: DressContext, top: GarmentTop): void {
  const { cut, layer, order } = top;
  const { body, piece } = context;
  const colour = borderOf(piece);
  const pen = scene.on(layer, order + 4);
  pen.stroke('detail', cut.hem, { ...PIPING, colour });
  if (piece.design.details.has('slit') && !body.isBack) {
    const edge = cut.seam[body.nearLeg].filter(
      ([, y]) => y > lerp(body.crotch[1], cut.hem[0][1], 0.3),
    );
    pen.stroke('detail', edge, { ...PIPING, colour });
  }
  if (body.isBack) return;
  const { frame } = cut;
  const places: Point[] = [
    frame.at(0, 0.1),
    frame.at(-0.12, 0.26),
    frame.at(-0.3, 0.42),
    cut.patch(0.035, 0.16),
  ];
  const edge = smoothCurve([
    frame.at(0, 0.06),
    frame.at(-0.03, 0.18),
    frame.at(-0.16, 0.3),
    frame.at(-0.34, 0.44),
    cut.pit.left,
  ]);
  pen.stroke('detail', edge, { ...PIPING, colour });
  pen.stroke('seam', edge, { weight: 0.7, taper: [0, 0] });
  drawFrogs({ scene, ...context }, pen, {
    places: places.slice(0, 3),
    unit: cut.unit * 0.82,
    turn: 0.75,
    colour,
  });
}
