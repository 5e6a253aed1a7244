import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A knitted pullover with ribs. */
export const knit: Garment = {
  id: 'knit',
  words: [
    'knit',
    'sweater',
    'jumper',
    'pullover',
    'turtleneck',
    'knitwear',
    'cable knit',
    'roll neck',
    'polo neck',
    'turtle neck',
    'rollneck',
    'aran',
  ],
  place: 'upper',
  options: {
    neckline: ['crew', 'v', 'boat'],
    collar: ['turtle', 'none', 'mock', 'shawl'],
    sleeve: ['raglan', 'long', 'loose', 'balloon'],
    length: ['hip', 'cropped', 'waist'],
    fit: ['relaxed', 'regular', 'oversized', 'slim'],
    closure: ['none'],
  },
  mayHave: ['cable'],
  has: ['rib'],
  fabrics: ['knit', 'wool'],
  build: (context) => {
    const { body, piece } = context;
    drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'upper',
      collarLayer: 'collar',
      gathered: piece.design.fit === 'slim' ? 0.15 : 0.7,
      roomBy: 0.015,
    });
  },
};
