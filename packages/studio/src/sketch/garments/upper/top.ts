import type { DressContext, Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { isTucked, tuckedHem } from '../parts/bodice/tuck.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawWaist } from '../parts/waist.ts';

/** A top without sleeves: tank, camisole, halter, bandeau. */
export const top: Garment = {
  id: 'top',
  words: ['top', 'shell'],
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
    waist: ['none', 'peplum'],
  },
  mayHave: ['cut-out', 'lace-trim', 'drape', 'sequins'],
  fabrics: ['jersey', 'silk', 'satin', 'cotton', 'sequins', 'knit', 'lace'],
  build: buildTop,
};

/** Draws a plain top, tucked in where its length is the waist's. */
export function buildTop(context: DressContext): void {
  const { body, piece } = context;
  const { waist } = piece.design;
  const hasPeplum = waist === 'peplum';
  const tucked = isTucked(context) && !hasPeplum;
  const ends = hasPeplum ? 'waist' : piece.design.length;
  drawTop(context, {
    hemY: tucked ? tuckedHem(body) : hemHeight(body, ends),
    layer: tucked ? 'torso' : 'upper',
    order: tucked ? 5 : 0,
    collarLayer: 'collar',
    isHemHidden: tucked || hasPeplum,
  });
  if (hasPeplum) drawWaist(context, { kind: waist, layer: 'upper', order: 1, level: 2.95 });
}
