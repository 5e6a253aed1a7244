import type { Garment } from '../garment.ts';
import { buildDress } from './build-dress.ts';

/** An evening gown to the floor. */
export const gown: Garment = {
  id: 'gown',
  words: [
    'gown',
    'evening gown',
    'evening dress',
    'prom dress',
    'red carpet dress',
    'formal dress',
    'couture gown',
    'robe de soir',
  ],
  place: 'full',
  options: {
    neckline: [
      'deep-v',
      'sweetheart',
      'strapless',
      'one-shoulder',
      'off-shoulder',
      'halter',
      'v',
      'slip',
      'cowl',
      'square',
    ],
    sleeve: ['none', 'long', 'cape', 'flutter', 'bell', 'puff', 'cap'],
    silhouette: ['circle', 'mermaid', 'a-line', 'column', 'ball', 'empire', 'asymmetric', 'tiered'],
    length: ['floor', 'train'],
    fit: ['slim'],
    waist: ['none', 'belt', 'sash'],
  },
  mayHave: ['slit', 'drape', 'train', 'cut-out', 'ruffle'],
  fabrics: [
    'silk',
    'satin',
    'chiffon',
    'tulle',
    'velvet',
    'sequins',
    'organza',
    'lace',
    'metallic',
  ],
  build: (context) => buildDress(context),
};
