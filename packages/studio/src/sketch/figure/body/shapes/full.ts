import { withGirths, withLengths } from '../reshape.ts';
import type { Shape } from '../shape.ts';

/** Nearer to measured bodies than the long legs of fashion drawing. */
const LENGTHS = { trunk: 1, legs: 0.94, arms: 0.97 };

/** A full figure: the waist still the narrowest, as on bodies of size 18 to 24. */
export const full: Shape = {
  id: 'full',
  words: [
    'plus size',
    'plus sized',
    'full figured',
    'full figure',
    'fuller figure',
    'fuller bust',
    'larger size',
    'large size',
    'extended size',
    'curve model',
    'big and tall',
    'husky',
    'heavyset',
    'stocky',
    'size 18',
    'size 20',
    'size 22',
    'size 24',
    'size 26',
    'size 28',
    'fat',
    'chubby',
    'plump',
  ],
  who: ['woman', 'man', 'girl', 'boy'],
  reshape: (build, kind) => {
    if (kind === 'girl' || kind === 'boy') {
      return withGirths(build, {
        widths: [1.06, 1.14, 1.18, 1.26, 1.34, 1.26, 1.18],
        arm: [1.22, 1.18, 1.1],
        leg: [1.18, 1.16, 1.1],
      });
    }
    if (kind === 'man') {
      return withGirths(withLengths(build, LENGTHS), {
        widths: [1.06, 1.26, 1.36, 1.56, 1.86, 1.8, 1.56],
        depths: [1.15, 1.35, 1.5, 1.85, 2.2, 2, 1.5],
        arm: [1.36, 1.34, 1.18],
        leg: [1.5, 1.42, 1.24],
        neck: 1.16,
      });
    }
    return withGirths(withLengths(build, LENGTHS), {
      widths: [1.14, 1.42, 1.52, 1.68, 1.94, 1.74, 1.58],
      depths: [1.25, 1.5, 1.65, 1.8, 2, 1.75, 1.6],
      arm: [1.7, 1.6, 1.28],
      leg: [1.62, 1.54, 1.32],
      neck: 1.16,
    });
  },
  face: { cheek: 1.13, jaw: 1.26, chin: 1.5 },
};
