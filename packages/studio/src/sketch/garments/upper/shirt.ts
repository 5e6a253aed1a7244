import type { Body } from '../../figure/body.ts';
import type { Design } from '../features.ts';
import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { isTucked, tuckedHem } from '../parts/bodice/tuck.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawChestFlapPockets, drawChestPocket } from '../parts/upper-details/pockets.ts';

/** A shirt with placket, cuffs and a turned-down collar. */
export const shirt: Garment = {
  id: 'shirt',
  words: ['shirt', 'button up', 'button down shirt', 'overshirt', 'camp shirt', 'flannel shirt'],
  place: 'upper',
  options: {
    collar: ['shirt', 'mandarin'],
    sleeve: ['loose', 'short', 'three-quarter', 'bishop'],
    length: ['waist', 'hip'],
    fit: ['regular', 'relaxed', 'oversized', 'slim'],
    closure: ['buttons', 'hidden', 'open'],
  },
  mayHave: ['patch-pockets', 'top-stitching'],
  has: ['cuffs'],
  fabrics: ['poplin', 'cotton', 'linen', 'silk', 'denim'],
  build: (context) => {
    const { body, piece } = context;
    const tucked = isTucked(context);
    const top = drawTop(context, {
      ownDetails: ['patch-pockets', 'flap-pockets'],
      hemY: tucked ? tuckedHem(body) : sideHem(body, piece.design),
      tail: tucked ? 0 : TAIL,
      layer: tucked ? 'torso' : 'upper',
      order: tucked ? 5 : 0,
      collarLayer: 'collar',
      isHemHidden: tucked,
      hasPlacket: true,
      buttons: 7,
      corner: 0.16,
      lastButton: 0.86,
      ...(tucked ? { room: { hip: 0, waist: 0.02, hang: 0.25 } } : {}),
    });
    if (piece.design.details.has('flap-pockets') && !body.isBack)
      return drawChestFlapPockets(context, top);
    const hasPocket = piece.design.details.has('patch-pockets');
    if (hasPocket && !body.isBack) drawChestPocket(context, top);
  },
};

const TAIL = 0.17;

/** The sides end above the tails. */
const sideHem = (body: Body, { length, fit }: Design): number => {
  const ordinary = fit === 'oversized' ? 'micro' : 'hip';
  return (
    hemHeight(body, length === 'waist' || length === 'hip' ? ordinary : length) - body.unit * 0.1
  );
};
