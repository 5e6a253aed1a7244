export const TAU = Math.PI * 2;

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Hermite step from 0 at `low` to 1 at `high`; `low` may exceed `high`. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** The remainder that is never negative. */
export const modulo = (value: number, period: number): number =>
  ((value % period) + period) % period;
