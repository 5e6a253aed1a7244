import type { Garment } from '../garment.ts';
import { buildDress } from './build-dress.ts';

/** A light summer dress with bare shoulders. */
export const sundress: Garment = {
  id: 'sundress',
  words: ['sundress', 'sun dress', 'summer dress', 'beach dress'],
  place: 'full',
  options: {
    neckline: ['square', 'slip', 'sweetheart', 'halter', 'v', 'off-shoulder'],
    sleeve: ['none', 'flutter', 'puff', 'cap'],
    silhouette: ['a-line', 'tiered', 'circle', 'empire', 'wrap'],
    length: ['midi', 'mini', 'knee', 'ankle'],
    fit: ['slim'],
    waist: ['none', 'tie', 'elastic'],
  },
  mayHave: ['ruffle', 'pockets', 'buttons', 'lace-trim'],
  fabrics: ['cotton', 'linen', 'poplin', 'chiffon'],
  build: (context) => buildDress(context),
};
