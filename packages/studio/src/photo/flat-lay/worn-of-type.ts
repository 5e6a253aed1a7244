import type { BriefSettings } from '@toile/tools';
import type { Worn } from './find-garment.ts';

const TYPES: Record<NonNullable<BriefSettings['garmentType']>, Worn> = {
  upper_body: 'upper',
  lower_body: 'lower',
  full_body: 'full',
};

/** The part of the body that the set type of a garment covers; undefined where none is set. */
export const wornOfType = (type: BriefSettings['garmentType']): Worn | undefined =>
  type && TYPES[type];
