import { getJobEventHub } from './page-hub.ts';

/** Listens to a job until its last event, whatever is on screen. */
export function followToEnd(jobId: string): void {
  const stop = getJobEventHub().watch(jobId, {
    onEvent: ({ event }) => {
      // After all others have heard it, and once there is a way to stop.
      if (event === 'done') queueMicrotask(() => stop());
    },
  });
}
