import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop, isTucked, tuckedHem } from '../parts/bodice/top.ts';

/** A top without sleeves: tank, camisole, halter, bandeau. */
export const top: Garment = {
  id: 'top',
  words: [
    'top',
    'tank',
    'tank top',
    'camisole',
    'cami',
    'crop top',
    'halter top',
    'tube top',
    'singlet',
    'shell',
  ],
  place: 'upper',
  options: {
    neckline: [
      'scoop',
      'slip',
      'halter',
      'square',
      'v',
      'one-shoulder',
      'strapless',
      'cowl',
      'sweetheart',
      'off-shoulder',
    ],
    collar: ['none'],
    sleeve: ['none', 'cap', 'flutter'],
    length: ['waist', 'hip', 'cropped'],
    fit: ['slim', 'regular'],
    closure: ['none'],
  },
  mayHave: ['cut-out', 'lace-trim', 'drape', 'sequins'],
  fabrics: ['jersey', 'silk', 'satin', 'cotton', 'sequins', 'knit', 'lace'],
  build: (context) => {
    const { body, piece } = context;
    const tucked = isTucked(context);
    drawTop(context, {
      hemY: tucked ? tuckedHem(body) : hemHeight(body, piece.design.length),
      layer: tucked ? 'torso' : 'upper',
      order: tucked ? 5 : 0,
      collarLayer: 'collar',
      isHemHidden: tucked,
    });
  },
};
