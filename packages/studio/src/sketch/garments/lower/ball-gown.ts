import type { Garment } from '../garment.ts';
import { buildDress } from './build-dress.ts';

/** A gown with a skirt as wide as a room: balls and weddings. */
export const ballGown: Garment = {
  id: 'ball-gown',
  words: [
    'ball gown',
    'ballgown',
    'wedding dress',
    'wedding gown',
    'bridal gown',
    'bridal dress',
    'princess dress',
    'quinceanera dress',
    'debutante dress',
  ],
  place: 'full',
  options: {
    neckline: ['sweetheart', 'off-shoulder', 'strapless', 'v', 'one-shoulder', 'square', 'halter'],
    sleeve: ['none', 'puff', 'long', 'cape', 'balloon', 'cap'],
    silhouette: ['ball', 'circle', 'tiered'],
    length: ['floor', 'train'],
    fit: ['slim'],
    waist: ['none', 'sash', 'corset'],
  },
  mayHave: ['train', 'embroidery', 'ruffle', 'bow', 'lace-trim'],
  fabrics: ['tulle', 'satin', 'organza', 'silk', 'lace'],
  build: (context) => buildDress(context),
};
