import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A boned bodice, laced at the front. */
export const corset: Garment = {
  id: 'corset',
  words: ['corset', 'corset top', 'basque', 'corselet'],
  place: 'upper',
  options: {
    neckline: ['sweetheart', 'strapless', 'square', 'slip'],
    collar: ['none'],
    sleeve: ['none', 'puff'],
    length: ['waist', 'hip'],
    fit: ['slim'],
    closure: ['none', 'hidden'],
  },
  mayHave: ['lace-trim', 'embroidery'],
  fabrics: ['satin', 'velvet', 'lace', 'leather', 'cotton'],
  build: (context) => {
    const { body, piece } = context;
    const top = drawTop(context, {
      hemY: piece.design.length === 'hip' ? hemHeight(body, 'hip') : body.front(0, 3.3)[1],
      layer: 'upper',
      collarLayer: 'collar',
      isTailored: true,
      sag: 0.1,
      room: { chest: 0.015, waist: 0.005, hip: 0.02, hang: 0 },
    });
    if (!body.isBack) drawBones(context, top);
  },
};

/** Channels of the bones, and the lacing at the centre. */
function drawBones({ scene }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order);
  for (const u of [0.1, 0.38, 0.62, 0.9]) {
    const line = [0.42, 0.6, 0.8, 0.99].map((v) =>
      cut.patch(u + (0.5 - u) * 0.12 * Math.sin(v * 3), v),
    );
    pen.stroke('seam', line, { weight: 0.7, taper: [0.05, 0.02] });
  }
  const from = cut.partAt(cut.frame.at(0, 0.66)[1]);
  const at = (x: number, k: number) => cut.on(x, from + (0.97 - from) * k);
  for (const x of [-0.055, 0.055])
    pen.stroke('seam', [at(x, 0), at(x, 0.5), at(x, 1)], { weight: 0.9 });
  for (let i = 0; i < 8; i += 1) {
    const [a, b] = [i / 8, (i + 1) / 8];
    pen.stroke('detail', [at(-0.055, a), at(0.055, b)], { weight: 0.8, taper: [0, 0] });
    pen.stroke('detail', [at(0.055, a), at(-0.055, b)], { weight: 0.8, taper: [0, 0] });
  }
}
