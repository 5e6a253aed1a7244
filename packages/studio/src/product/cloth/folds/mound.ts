import { addHeights, type Fold } from './fold.ts';

type Mound = { s: number; t: number; acrossPart: number; downPart: number; heightCm: number };

/** Rounds cloth out where a body would fill it: bust, hip, the top of a sleeve. */
export const mounds =
  (list: readonly Mound[]): Fold =>
  (field) =>
    addHeights(field, (s, t) => {
      let height = 0;
      for (const mound of list) {
        const a = (s - mound.s) / mound.acrossPart;
        const b = (t - mound.t) / mound.downPart;
        height += mound.heightCm * Math.exp(-a * a - b * b);
      }
      return height;
    });
