import { lerp } from '../../../core/interpolate.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { borderOf } from '../parts/border-colour.ts';
import { drawBackPanel } from '../parts/side-slits.ts';
import { hemHeight } from '../parts/silhouettes.ts';
import { buildShift } from './build-dress.ts';
import { closedAslant, drawSlantedEdge, PIPING } from './slanted-edge.ts';

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
    const sewn = closedAslant(context);
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
  drawSlantedEdge({ scene, ...context }, top, colour);
}
