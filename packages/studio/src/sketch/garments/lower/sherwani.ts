import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { otherPart } from '../parts/coloured.ts';
import { drawSpray, threadsOn } from '../parts/embroidery.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawChuridar } from './churidar.ts';

/** A sherwani: a close coat to the knee, buttoned to a standing collar, over churidar trousers. */
export const sherwani: Garment = {
  id: 'sherwani',
  words: ['sherwani', 'achkan', 'sherwani suit', 'indian wedding suit', 'bandhgala coat'],
  place: 'full',
  options: {
    collar: ['mandarin'],
    sleeve: ['long'],
    length: ['knee', 'midi', 'mini'],
    fit: ['slim', 'regular'],
    closure: ['buttons', 'hidden'],
    waist: ['none'],
  },
  mayHave: [],
  has: ['embroidery'],
  fabrics: ['silk', 'velvet', 'wool', 'satin'],
  build: (context) => {
    const { body, piece } = context;
    const pale = mix(piece.trim, '#efe6d5', 0.75);
    drawChuridar(otherPart(context, { colour: pale, design: { fit: 'slim', length: 'floor' } }));
    const top = drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'upper',
      collarLayer: 'collar',
      order: 1,
      roomBy: 0.02,
      pad: 0.03,
      flare: 0.05,
      hasFront: true,
      isTailored: true,
      overlap: 0.06,
      corner: 0.04,
      buttons: 9,
      lastButton: 0.62,
      buttonSize: 0.026,
      ownDetails: ['embroidery'],
    });
    if (!body.isBack && piece.design.details.has('embroidery')) drawFrontSprays(context, top);
  },
};

/** Climbing sprays on both sides of the buttons. */
function drawFrontSprays(
  { scene, piece, rng, body }: DressContext,
  { cut, layer, order }: GarmentTop,
): void {
  const pen = scene.on(layer, order);
  const threads = threadsOn(piece);
  for (const s of [-1, 1]) {
    const stem = [0.94, 0.76, 0.58, 0.4, 0.22, 0.06].map((part, i) =>
      cut.on(s * (0.17 + (i % 2) * 0.06), part),
    );
    drawSpray(pen, smoothCurve(stem, { stepPx: 4 }), { unit: body.unit * 0.9, rng, threads });
  }
}
