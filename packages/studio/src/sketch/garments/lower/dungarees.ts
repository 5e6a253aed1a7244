import { smoothCurve } from '../../../core/scene/curve.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext, Garment } from '../garment.ts';
import { drawBib } from '../parts/bib.ts';
import { drawSpray, threadsOn } from '../parts/embroidery.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** Dungarees: trousers with a bib on straps, worn over a top. */
export const dungarees: Garment = {
  id: 'dungarees',
  words: ['dungarees', 'dungaree', 'overall', 'overalls', 'bib trouser', 'salopette'],
  place: 'lower',
  options: {
    leg: ['straight', 'wide', 'tapered'],
    length: ['floor', 'ankle', 'midi', 'mini'],
    fit: ['relaxed', 'regular', 'oversized'],
    waist: ['none'],
  },
  mayHave: ['cuffs'],
  has: ['top-stitching', 'pockets'],
  fabrics: ['denim', 'cotton', 'linen', 'velvet', 'leather'],
  build: (context) => {
    const { leg, length, fit, details } = context.piece.design;
    const ends = details.has('cuffs') ? 'turn-up' : 'hem';
    drawTrousers(context, {
      from: 3,
      leg,
      length,
      fit,
      pockets: 'jeans',
      hasTopStitching: true,
      ends,
      layer: 'upper',
      order: 6,
    });
    const hasThread = details.has('embroidery');
    const bib = context.scene.on('upper', 7);
    drawBib(context, bib, { top: 1.55, hasPocket: !hasThread });
    if (hasThread && !context.body.isBack) stitchBib(context, bib);
    drawLowerWaist(context, { from: 3, layer: 'upper', order: 9 });
  },
};

/** A stitched flower on each half of the bib. */
function stitchBib({ body, piece, rng }: DressContext, pen: LayerPen): void {
  const threads = threadsOn(piece);
  for (const x of [-0.24, 0.24]) {
    const stem = smoothCurve(
      [body.front(x * 0.5, 2.72), body.front(x * 1.15, 2.4), body.front(x * 0.8, 2.08)],
      {
        stepPx: 4,
      },
    );
    drawSpray(pen, stem, { unit: body.unit, rng, threads });
  }
}
