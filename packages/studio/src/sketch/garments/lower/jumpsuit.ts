import type { DressContext, Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawFullBodice } from './full-bodice.ts';

/** Bodice and trousers in one. */
export const jumpsuit: Garment = {
  id: 'jumpsuit',
  words: ['jumpsuit', 'catsuit', 'all-in-one'],
  place: 'full',
  options: {
    neckline: ['halter', 'v', 'deep-v', 'square', 'strapless', 'scoop', 'one-shoulder', 'boat'],
    collar: ['none', 'shirt', 'notch', 'mandarin'],
    sleeve: ['none', 'short', 'long', 'cap', 'elbow', 'flutter'],
    leg: ['wide', 'straight', 'palazzo', 'tapered', 'flare', 'slim'],
    length: ['floor', 'ankle', 'midi'],
    fit: ['slim', 'regular'],
    closure: ['none', 'zip', 'buttons', 'wrap'],
    waist: ['none'],
  },
  mayHave: ['pockets', 'pleats', 'cuffs'],
  fabrics: ['jersey', 'cotton', 'linen', 'satin', 'silk', 'denim', 'leather', 'velvet'],
  build: buildJumpsuit,
};

/** Draws trousers or shorts and the bodice sewn to them. */
export function buildJumpsuit(context: DressContext): void {
  const { body, piece, scene } = context;
  const { leg, length, fit, details, waist, closure, collar } = piece.design;
  const isWork = collar === 'shirt' || closure === 'zip';
  const legs = drawTrousers(context, {
    from: 3,
    leg,
    length,
    fit,
    pleats: details.has('pleats') || leg === 'wide' || leg === 'palazzo' ? 1 : 0,
    pockets: isWork ? 'cargo' : 'slant',
    hasPatches: details.has('patch-pockets') || details.has('flap-pockets'),
    hasTopStitching: details.has('top-stitching'),
    ends: details.has('cuffs') ? 'turn-up' : 'hem',
  });
  drawFullBodice(context, { level: 3, isBlousing: fit !== 'slim' });
  const top = [legs.left.outer[0], body.front(0, 3), legs.right.outer[0]];
  if (waist === 'none') scene.on('upper', 4).stroke('seam', top, { weight: 0.9 });
  drawWaist(context, { kind: waist, layer: 'upper', order: 5 });
}
