import type { Garment } from '../garment.ts';
import { buildTop } from './top.ts';

/** A top without shoulders that holds by itself. */
export const tubeTop: Garment = {
  id: 'tube-top',
  words: ['tube top', 'boob tube', 'bandeau top', 'strapless top'],
  place: 'upper',
  options: {
    neckline: ['strapless'],
    collar: ['none'],
    sleeve: ['none'],
    length: ['cropped', 'waist', 'hip'],
    fit: ['slim'],
    closure: ['none'],
  },
  mayHave: ['sequins', 'cut-out'],
  fabrics: ['jersey', 'knit', 'sequins', 'satin'],
  build: buildTop,
};
