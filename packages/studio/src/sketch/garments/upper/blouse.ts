import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { isTucked, tuckedHem } from '../parts/bodice/tuck.ts';
import { drawTop } from '../parts/top/top.ts';

/** A soft blouse with full sleeves. */
export const blouse: Garment = {
  id: 'blouse',
  words: ['blouse', 'bow blouse', 'pussy bow blouse', 'silk shirt'],
  place: 'upper',
  options: {
    neckline: ['v', 'crew', 'keyhole', 'cowl', 'off-shoulder', 'boat'],
    collar: ['bow', 'none', 'mandarin', 'peter-pan', 'ruff', 'shirt'],
    sleeve: ['bishop', 'balloon', 'puff', 'bell', 'leg-of-mutton', 'flutter', 'loose'],
    length: ['waist', 'hip'],
    fit: ['regular', 'relaxed'],
    closure: ['none', 'buttons', 'hidden'],
  },
  mayHave: ['ruffle', 'lace-trim', 'embroidery'],
  has: ['cuffs'],
  fabrics: ['silk', 'chiffon', 'satin', 'cotton', 'organza', 'lace'],
  build: (context) => {
    const { body, piece } = context;
    const tucked = isTucked(context);
    const { length, closure } = piece.design;
    const isWrapped = closure === 'wrap';
    drawTop(context, {
      hemY: tucked ? tuckedHem(body) : hemHeight(body, length === 'waist' ? 'hip' : length),
      layer: tucked ? 'torso' : 'upper',
      order: tucked ? 5 : 0,
      collarLayer: 'collar',
      isHemHidden: tucked,
      hasPlacket: closure !== 'none' && !isWrapped,
      hasFront: isWrapped,
      buttons: 7,
      lastButton: 0.86,
      buttonSize: 0.018,
      ...(tucked ? { room: { hip: 0, waist: 0.02, hang: 0.25 } } : {}),
    });
  },
};
