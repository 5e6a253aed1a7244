import { setTimeout as sleep } from 'node:timers/promises';
import { heedStopFlag, throwIfStopped } from '../../core/stop.ts';
import type { Stoppable } from '../thread-group.ts';

/** A task that ends when it is stopped, or never; it sets `begun` first. Without either it ends at once. */
export type SpinTask = { begun?: Int32Array<SharedArrayBuffer>; heeds?: boolean };

/** Runs in a thread of the tests' pool. */
export default async function spin({ begun, heeds, stop }: Stoppable<SpinTask>): Promise<true> {
  if (!begun) return true;
  heedStopFlag(heeds ? stop : undefined);
  Atomics.store(begun, 0, 1);
  for (;;) {
    throwIfStopped();
    await sleep(1);
  }
}
