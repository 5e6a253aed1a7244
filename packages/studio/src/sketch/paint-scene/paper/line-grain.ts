import { smoothstep } from '../../../core/interpolate.ts';

export type LineGrain = {
  /** How much the hills of the paper break a line, 0 (a clean line) to 1. */
  bite: number;
  /** How dark a full line gets, 0 to 1. */
  dark: number;
};

/** How much of a line's ink the paper takes: `ink` as drawn 0 to 1, at a place of the paper's tooth. */
export function grained(ink: number, tooth: number, { bite, dark }: LineGrain): number {
  if (bite === 0) return ink * dark;
  const taken = smoothstep(-0.34, 0.12, tooth * 0.9 + ink * 0.42 - 0.2);
  return ink * dark * (1 - bite + bite * taken);
}
