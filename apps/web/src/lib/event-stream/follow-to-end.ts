import type { JobEvent } from '@toile/contract';
import { getJobEventHub } from './page-hub.ts';

/** How a job ended: with its last event and what it said of failures, or with its stream lost. */
export type JobEnd = { failure: string | undefined };

/** Listens to a job until its last event, or until its stream is lost, whatever is on screen. */
export async function followToEnd(jobId: string): Promise<JobEnd> {
  let failure: string | undefined;
  let stop = () => {};
  await new Promise<void>((resolve) => {
    const onEvent = ({ event, data }: JobEvent) => {
      if (event === 'failed') failure = data.message;
      if (event === 'done') resolve();
    };
    stop = getJobEventHub().watch(jobId, {
      onEvent,
      onStatus: (status) => status === 'lost' && resolve(),
    });
  });
  stop();
  return { failure };
}
