import type { WornChoice } from './choose-worn.ts';
import type { GarmentMeasure } from './measure-garment.ts';
import type { Wish } from './read-wish.ts';
import { refusedWish } from './refuse-wish.ts';

/** The measures that reveal a garment's kind: legs, hem and sleeves. */
export type SeenKind = Pick<GarmentMeasure, 'crotchRow' | 'hem' | 'arms'>;

/**
 * Throws a `refused` EngineError where a garment that is measured surely is of another kind than
 * its name says: 'garment-one-piece', 'garment-legs', 'garment-no-legs', 'garment-bare-arms'.
 */
export function checkKind(
  { crotchRow, hem, arms }: SeenKind,
  { garment }: Wish,
  { worn, isAlike }: WornChoice,
): void {
  if (!garment) return;
  const hasLegs = crotchRow !== undefined;
  if (garment.isLegged && !hasLegs && isAlike) throw refusedWish('garment-one-piece');
  // Where the photo ends, legs may still part further down.
  if (garment.isLegged && !hasLegs && hem !== 'beyond the photo') {
    throw refusedWish('garment-no-legs');
  }
  const isSeparate = worn === 'lower' || !isAlike;
  if (garment.isLegged === false && hasLegs && isSeparate) throw refusedWish('garment-legs');
  if (garment.isSleeved && worn !== 'lower' && !arms[-1] && !arms[1]) {
    throw refusedWish('garment-bare-arms');
  }
}
