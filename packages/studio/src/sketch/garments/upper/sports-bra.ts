import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Garment } from '../garment.ts';
import { drawShortTop } from './short-top.ts';

/** A sports bra: broad straps, a firm band under the bust, crossed or narrowed to one at the back. */
export const sportsBra: Garment = {
  id: 'sports-bra',
  words: [
    'sports bra',
    'sport bra',
    'running bra',
    'gym bra',
    'training bra',
    'yoga bra',
    'athletic bra',
  ],
  place: 'upper',
  options: {
    neckline: ['scoop', 'square', 'v', 'halter'],
    collar: ['none'],
    sleeve: ['none'],
    fit: ['slim'],
    closure: ['none'],
  },
  mayHave: ['top-stitching'],
  fabrics: ['nylon', 'jersey'],
  build: (context) => {
    drawShortTop(context, 2.5);
    const { body, scene } = context;
    if (!body.isBack) return;
    const pen = scene.on('upper', 1);
    for (const s of [-1, 1]) {
      const line = [
        body.front(s * 0.75, 0.2),
        body.front(s * 0.3, 0.95),
        body.front(s * 0.6, 1.6),
        body.front(s * 0.95, 1.9),
      ];
      pen.stroke('seam', smoothCurve(line), { weight: 1.1, taper: [0, 0] });
    }
  },
};
