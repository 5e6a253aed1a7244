import type { Garment } from '../garment.ts';
import { buildJumpsuit } from './jumpsuit.ts';

/** Bodice and shorts in one. */
export const playsuit: Garment = {
  id: 'playsuit',
  words: ['playsuit', 'romper', 'romper suit', 'short jumpsuit', 'shortall'],
  place: 'full',
  options: {
    neckline: ['v', 'square', 'slip', 'halter', 'off-shoulder', 'scoop'],
    collar: ['none', 'shirt', 'peter-pan'],
    sleeve: ['short', 'none', 'puff', 'flutter', 'cap', 'long'],
    leg: ['wide', 'straight'],
    length: ['mini', 'micro'],
    fit: ['slim', 'regular'],
    closure: ['none', 'buttons', 'wrap'],
    waist: ['tie', 'none', 'elastic', 'belt'],
  },
  mayHave: ['pockets', 'ruffle', 'cuffs'],
  fabrics: ['cotton', 'linen', 'jersey', 'satin', 'denim'],
  build: buildJumpsuit,
};
