import type { Fold } from '../folds/fold.ts';

type CamiTop = 'v' | 'sweetheart' | 'straight' | 'cowl' | 'halter';

/** A bodice that hangs from straps, or from nothing. */
export type CamiPlan = {
  seed: string;
  top: CamiTop;
  hasStraps: boolean;
  strapCm: number;
  bustHalf: number;
  waistHalf: number;
  waistY: number;
  /** Below the waist: half width and height of its lower edge. */
  hemHalf: number;
  hemY: number;
  folds?: Fold[];
  hasHemStitch?: boolean;
};

/** Height of the underarm and of the strap's foot below the shoulder's highest point, in centimetres. */
export const UNDERARM = 22;
export const STRAP_FOOT = 14.6;
