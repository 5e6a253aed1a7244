import type { Garment } from '../garment.ts';
import { buildTop } from './top.ts';

/** A top held by straps behind the neck. */
export const halterTop: Garment = {
  id: 'halter-top',
  words: ['halter top', 'halterneck top', 'halter neck top', 'backless top'],
  place: 'upper',
  options: {
    neckline: ['halter'],
    collar: ['none'],
    sleeve: ['none'],
    length: ['waist', 'cropped', 'hip'],
    fit: ['slim', 'regular'],
    closure: ['none'],
  },
  mayHave: ['drape', 'sequins'],
  fabrics: ['jersey', 'silk', 'satin', 'knit', 'sequins'],
  build: buildTop,
};
