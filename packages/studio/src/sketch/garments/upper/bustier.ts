import { smoothCurve } from '../../../core/scene/curve.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { drawTop } from '../parts/top/top.ts';

/** A bustier: boned and cut with cups, without lacing in front. */
export const bustier: Garment = {
  id: 'bustier',
  words: ['bustier', 'bustier top', 'bustier crop', 'cupped top'],
  place: 'upper',
  options: {
    neckline: ['sweetheart', 'slip', 'strapless'],
    collar: ['none'],
    sleeve: ['none'],
    length: ['waist', 'cropped'],
    fit: ['slim'],
    closure: ['none'],
  },
  mayHave: ['lace-trim', 'embroidery', 'sequins'],
  fabrics: ['satin', 'velvet', 'denim', 'lace', 'leather'],
  build: (context) => {
    const { body, piece } = context;
    const level = piece.design.length === 'cropped' ? 2.7 : 3.15;
    const top = drawTop(context, {
      hemY: body.front(0, level)[1],
      layer: 'upper',
      collarLayer: 'collar',
      sag: 0.05,
      room: { chest: 0.015, waist: 0.008, hip: 0.02, hang: 0 },
    });
    if (!body.isBack) drawCups(context, top);
  },
};

/** The seams of the cups and the channels of the bones below them. */
function drawCups({ scene, body }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order);
  const middle = cut.frame.at(0, 0.98);
  for (const side of ['left', 'right'] as const) {
    const s = side === 'left' ? -1 : 1;
    const [x, y] = body.bust[side];
    const under = smoothCurve([
      cut.pit[side],
      [x + s * cut.unit * 0.2, y + cut.unit * 0.2],
      [x, y + cut.unit * 0.27],
      [x - s * cut.unit * 0.2, y + cut.unit * 0.18],
      middle,
    ]);
    pen.stroke('seam', under, { weight: 1.05, taper: [0.03, 0.02] });
    const over = [
      cut.frame.at(s * 0.3, 0.4),
      [x + s * cut.unit * 0.02, y] as const,
      [x, y + cut.unit * 0.27] as const,
    ];
    pen.stroke('seam', smoothCurve(over), { weight: 0.85, taper: [0.02, 0.02] });
    for (const u of [0.2, 0.36]) {
      const bone = [0.64, 0.8, 0.99].map((v) => cut.patch(side === 'left' ? u : 1 - u, v));
      pen.stroke('seam', bone, { weight: 0.75, taper: [0.05, 0.02] });
    }
  }
  pen.stroke('seam', [middle, cut.on(0, 0.99)], { weight: 0.9, taper: [0, 0.02] });
}
