import type { Feature } from './features.ts';
import type { Garment } from './garment.ts';

/**
 * True for a feature that a garment can be given. Coats and jackets take a belt where it is asked
 * for, although few of them have one of their own.
 */
export const takesFeature = ({ options, place }: Garment, feature: Feature): boolean =>
  options[feature] !== undefined ||
  (feature === 'waist' && place === 'outer' && options.sleeve !== undefined);
