import type { Body } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';

/** Whether a garment is tucked into what is worn below it. */
export const isTucked = ({ piece, outfit }: DressContext): boolean =>
  piece.garment.place === 'upper' &&
  piece.design.length === 'waist' &&
  outfit.some((one) => one.garment.place === 'lower');

/** Where a tucked-in garment ends: below any waistband. */
export const tuckedHem = (body: Body): number => body.front(0, 3.12)[1];
