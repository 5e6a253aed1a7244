import type { Hex } from '../../core/colour.ts';

/** A colour order: colours with their numbers of threads. */
export type Sett = readonly (readonly [colour: Hex, threads: number])[];

/** The threads of a sett there and back again, as tartans are warped. */
export const reflected = (sett: Sett): Sett => [...sett, ...sett.toReversed()];

/**
 * The colours of `count` threads: as many whole setts as come nearest to the sett's own size,
 * each stretched to fit, so that the count divides evenly. `isMoved`: the next unit begins half a
 * unit on, so that their number is even.
 */
export function threadsOf(sett: Sett, count: number, isMoved = false): Hex[] {
  const order = sett.flatMap(([colour, threads]) => Array.from({ length: threads }, () => colour));
  const step = isMoved ? 2 : 1;
  const repeats = step * Math.max(1, Math.round(count / order.length / step));
  const stretch = (order.length * repeats) / count;
  return Array.from(
    { length: count },
    (_, thread) => order[Math.floor(thread * stretch) % order.length],
  );
}
