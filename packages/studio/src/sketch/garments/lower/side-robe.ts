import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { borderOf } from '../parts/border-colour.ts';
import { buildShift } from './build-dress.ts';
import { closedAslant, drawSlantedEdge } from './slanted-edge.ts';

/** A long robe of the steppes and of China: a standing collar, a front closed aslant at the side, a sash. */
export const sideRobe: Garment = {
  id: 'side-robe',
  words: [
    'deel',
    'mongolian deel',
    'terlig',
    'chuba',
    'tibetan chuba',
    'changshan',
    'changpao',
    'khalat',
    'bhutanese gho',
  ],
  place: 'full',
  options: {
    collar: ['mandarin'],
    sleeve: ['long', 'loose'],
    silhouette: ['a-line'],
    length: ['midi', 'ankle'],
    fit: ['regular', 'relaxed'],
    closure: ['frogs'],
    waist: ['sash', 'obi', 'belt'],
  },
  mayHave: [],
  fabrics: ['satin', 'silk', 'wool', 'cotton'],
  build: (context) => {
    const { body, piece } = context;
    const colour = borderOf(piece);
    const top = buildShift(closedAslant(context), {
      hemY: hemHeight(body, piece.design.length),
      flare: 0.12,
      sag: 0.05,
      waves: 0.02,
      roomBy: 0.03,
      onSleeveEnd: (pen, { hem }) =>
        pen.stroke('detail', hem, { weight: 3.4, taper: [0, 0], colour }),
    });
    drawSlantedEdge(context, top, colour);
  },
};
