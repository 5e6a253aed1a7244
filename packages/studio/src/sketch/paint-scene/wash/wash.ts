import type { Fields } from '../paper/fields.ts';
import type { Page } from '../paper/lay-paper.ts';
import type { RegionMasks } from './region-masks.ts';
import type { Scratch } from './scratch.ts';

/** What a wash is laid from. */
export type WashInput = {
  masks: RegionMasks;
  page: Page;
  fields: Fields;
  scratch: Scratch;
  /** Moves the noise, so that no two areas are alike. */
  seed: number;
  /** How lively the pigment may be, 0 to 1: skin is painted more evenly than cloth. */
  liveliness: number;
  /** Painted with a wide, drying brush. */
  isRagged: boolean;
  /** Pigment of a plain area. */
  body: number;
  /** Density of the colour in its darkest channel, about 0 to 3. */
  strength: number;
};

/**
 * Lays one area: writes for every pixel of its box how much of its pigment lies there (1 gives
 * its colour) and how much of the shadow's.
 */
export type Wash = (input: WashInput, pigment: Float32Array, shadow: Float32Array) => void;
