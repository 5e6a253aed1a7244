import type { Garment } from '../garment.ts';
import { buildDress } from './build-dress.ts';

/** A Regency dress: the waist under the bust, a low neck, small puffed sleeves, a straight skirt to the floor. */
export const regencyDress: Garment = {
  id: 'regency-dress',
  words: [
    'regency dress',
    'regency gown',
    'regency',
    'jane austen dress',
    'bridgerton dress',
    'directoire dress',
    'empire gown',
    'empire regency dress',
  ],
  place: 'full',
  options: {
    neckline: ['square', 'scoop', 'v'],
    sleeve: ['puff', 'short', 'long'],
    silhouette: ['empire'],
    length: ['floor', 'ankle'],
    fit: ['slim'],
    waist: ['sash', 'none', 'tie'],
  },
  mayHave: ['embroidery', 'lace-trim', 'ruffle'],
  fabrics: ['cotton', 'silk', 'chiffon', 'satin'],
  build: (context) => buildDress(context),
};
