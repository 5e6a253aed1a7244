import type { ViewedBody } from '../body/viewed-body.ts';
import type { Worn } from '../body/worn.ts';
import type { Wear } from '../choose-wear.ts';
import type { FlatLay } from '../source/flat-lay.ts';

/** A garment, who is to wear it and how. */
export type Dressing = {
  flat: FlatLay;
  worn: Worn;
  body: ViewedBody;
  wear: Wear;
  shoulderY: (x: number) => number;
  /** Test for skin at a spot of the photo: the garment may end above it. */
  isBare: (x: number, y: number) => boolean;
};
