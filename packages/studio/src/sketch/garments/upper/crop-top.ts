import type { Garment } from '../garment.ts';
import { buildTop } from './top.ts';

/** A top that ends above the waist, with sleeves or without. */
export const cropTop: Garment = {
  id: 'crop-top',
  words: ['crop top', 'cropped top', 'belly top', 'midriff top'],
  place: 'upper',
  options: {
    neckline: ['scoop', 'square', 'crew', 'v', 'sweetheart', 'one-shoulder'],
    collar: ['none', 'mock'],
    sleeve: ['none', 'short', 'cap', 'long', 'puff'],
    length: ['cropped'],
    fit: ['slim', 'regular'],
    closure: ['none'],
  },
  mayHave: ['cut-out', 'lace-trim'],
  fabrics: ['jersey', 'cotton', 'knit', 'satin'],
  build: buildTop,
};
