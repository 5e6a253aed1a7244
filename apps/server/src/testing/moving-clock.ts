import type { Clock } from '../platform/clock.ts';

/** A running clock that a test can move ahead. */
export function createMovingClock(): { clock: Clock; advance: (seconds: number) => void } {
  let offsetMs = 0;
  return {
    clock: () => new Date(Date.now() + offsetMs),
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
}
