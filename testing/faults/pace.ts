import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPlan, PlannedRun } from './plan.ts';

/**
 * Images that are ordered beyond those at which the next fault is due: enough to keep every worker
 * busy, and less than the last faults leave to be drawn.
 */
const IMAGES_AHEAD = 24;
const PAUSE_MS = 50;

/** Orders and faults in step: no fault comes when the work is done, however long one took. */
export type Pace = {
  /** Images that have ended when the fault at `place` is due. */
  dueAt: (place: number) => number;
  /** To be called when a fault is over. */
  noteFault: () => void;
  /** Resolves when it is a run's turn to be ordered. */
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
