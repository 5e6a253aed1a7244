import type { Clock } from '../platform/clock.ts';

/** A clock that runs, and that a test can move on. */
export function createMovingClock(): { clock: Clock; advance: (seconds: number) => void } {
  let offsetMs = 0;
  return {
    clock: () => new Date(Date.now() + offsetMs),
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
}
