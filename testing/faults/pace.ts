import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPlan, PlannedRun } from './plan.ts';

/**
 * Images ordered beyond those at which the next fault is due: enough to keep every worker busy, and
 * fewer than remain to be drawn after the last faults.
 */
const IMAGES_AHEAD = 24;
const PAUSE_MS = 50;

/**
 * Keeps orders and faults in step: no fault comes after the work is done, however long one takes.
 */
export type Pace = {
  /** Number of ended images at which the fault at `place` is due. */
  dueAt: (place: number) => number;
  /** Called when a fault is over. */
  noteFault: () => void;
  /** Resolves when it is the run's turn to be ordered. */
  turnOf: (run: PlannedRun) => Promise<void>;
};

/** Faults spread evenly over the images of a plan. */
export function createPace({ images, faults }: FaultPlan): Pace {
  let done = 0;
  const dueAt = (place: number) => Math.floor((images * (place + 0.5)) / (faults.length + 1));
  return {
    dueAt,
    noteFault: () => {
      done += 1;
    },
    turnOf: async ({ imagesBefore }) => {
      while (done < faults.length && imagesBefore > dueAt(done) + IMAGES_AHEAD) {
        await sleep(PAUSE_MS);
      }
    },
  };
}
