import type { Garment } from '../garment.ts';
import { buildDress } from './build-dress.ts';

/** A tutu dress: a close bodice, and many layers of net standing out from the waist. */
export const tutuDress: Garment = {
  id: 'tutu-dress',
  words: ['tutu dress', 'ballet dress', 'ballerina dress', 'ballet costume', 'tulle mini dress'],
  place: 'full',
  options: {
    neckline: ['sweetheart', 'slip', 'scoop', 'strapless'],
    sleeve: ['none', 'cap', 'flutter'],
    silhouette: ['ball', 'tiered'],
    length: ['mini', 'micro', 'knee'],
    fit: ['slim'],
    waist: ['none', 'sash'],
  },
  mayHave: ['sequins', 'embroidery'],
  fabrics: ['tulle', 'organza'],
  build: (context) => buildDress(context),
};
