import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { isTucked, tuckedHem } from '../parts/bodice/tuck.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawChestPocket } from '../parts/upper-details/pockets.ts';

/** A T-shirt with a ribbed neck. */
export const tShirt: Garment = {
  id: 't-shirt',
  words: [
    't shirt',
    'tshirt',
    'tee',
    'jersey top',
    'long sleeve top',
    'football jersey',
    'basketball jersey',
    'cycling jersey',
    'rugby jersey',
    'sports jersey',
  ],
  place: 'upper',
  options: {
    neckline: ['crew', 'v', 'scoop', 'boat'],
    collar: ['none'],
    sleeve: ['short', 'elbow', 'long', 'cap'],
    length: ['hip', 'waist', 'cropped'],
    fit: ['regular', 'relaxed', 'oversized', 'slim'],
    closure: ['none'],
  },
  mayHave: ['rib', 'patch-pockets'],
  fabrics: ['jersey', 'cotton', 'linen'],
  build: (context) => {
    const { body, piece } = context;
    const tucked = isTucked(context);
    const top = drawTop(context, {
      ownDetails: ['patch-pockets'],
      hemY: tucked ? tuckedHem(body) : hemHeight(body, piece.design.length),
      layer: tucked ? 'torso' : 'upper',
      order: tucked ? 5 : 0,
      collarLayer: 'collar',
      isHemHidden: tucked,
      ...(tucked ? { room: { hip: 0, waist: 0.02, hang: 0.25 } } : {}),
    });
    const hasPocket = piece.design.details.has('patch-pockets');
    if (hasPocket && !body.isBack) drawChestPocket(context, top);
  },
};
