import type { Garment } from '../garment.ts';
import { buildShift } from './build-dress.ts';

/** A dress cut like a long blazer, with lapels. */
export const blazerDress: Garment = {
  id: 'blazer-dress',
  words: ['blazer dress', 'tuxedo dress', 'coat dress', 'suit dress', 'tailored dress'],
  place: 'full',
  options: {
    collar: ['peak', 'notch', 'shawl'],
    sleeve: ['long', 'three-quarter'],
    silhouette: ['column', 'a-line'],
    length: ['mini', 'knee', 'midi'],
    fit: ['slim', 'regular'],
    closure: ['double-breasted', 'buttons'],
    waist: ['none', 'belt'],
  },
  mayHave: ['flap-pockets', 'pockets'],
  fabrics: ['wool', 'satin', 'velvet', 'tweed', 'linen'],
  build: (context) =>
    buildShift(context, { hasFront: true, isTailored: true, pad: 0.05, sag: 0.03 }),
};
