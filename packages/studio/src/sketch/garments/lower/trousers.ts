import type { DressContext, Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { trouserTop } from './trouser-level.ts';

/** Tailored trousers of any cut, with pleats, creases and slanted pockets. */
export const trousers: Garment = {
  id: 'trousers',
  words: ['trouser', 'pant', 'slack', 'suit trouser', 'cigarette pant'],
  place: 'lower',
  options: {
    leg: ['straight', 'wide', 'tapered', 'slim', 'flare', 'palazzo'],
    length: ['floor', 'ankle', 'midi'],
    fit: ['regular', 'relaxed', 'slim', 'oversized'],
    waist: ['none', 'belt'],
  },
  mayHave: ['pleats', 'cuffs', 'pockets'],
  fabrics: ['wool', 'cotton', 'linen', 'silk', 'velvet', 'leather', 'satin', 'tweed', 'jersey'],
  build: buildTrousers,
};

function buildTrousers(context: DressContext): void {
  const { body, piece } = context;
  const { design, fabric } = piece;
  const from = trouserTop(body);
  const isSoft = fabric.flow > 0.7 || fabric.id === 'leather' || design.leg === 'palazzo';
  drawTrousers(context, {
    from,
    leg: design.leg,
    length: design.length,
    fit: design.fit,
    hasCrease: !isSoft && design.leg !== 'slim',
    pleats: design.details.has('pleats')
      ? 2
      : design.leg === 'tapered' || design.leg === 'wide'
        ? 1
        : 0,
    pockets: 'slant',
    hasFly: true,
    hasTopStitching: design.details.has('top-stitching'),
    ends: design.details.has('cuffs') ? 'turn-up' : 'hem',
  });
  drawLowerWaist(context, { from, hasLoops: true, hasButton: true });
}
