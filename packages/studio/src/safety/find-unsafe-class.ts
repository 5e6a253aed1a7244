import type { UnsafeClass } from '@toile/contract';
import type { SafetyScores } from './safety-scores.ts';

/**
 * From here on a picture is refused. What the model calls sexy is passed over: it says so of
 * swimwear, lingerie and most fashion that shows skin.
 */
const UNSAFE_FROM = 0.85;

/** Class that forbids the use of a picture, by the model's scores; undefined where it can be used. */
export function findUnsafeClass({ porn, hentai }: SafetyScores): UnsafeClass | undefined {
  if (porn + hentai < UNSAFE_FROM) return undefined;
  return porn > hentai ? 'explicit-photo' : 'explicit-drawing';
}
