import type { JobEvent } from '@toile/contract';
import { getJobEventHub } from './page-hub.ts';

/** End of a job. `isDelivered` is false where it was cancelled or its stream was lost. */
export type JobEnd = { isDelivered: boolean; failure: string | undefined };

/** Listens to a job until its last event, or until its stream is lost, whatever is on screen. */
export async function followToEnd(jobId: string): Promise<JobEnd> {
  let failure: string | undefined;
  let stop = () => {};
  const isDelivered = await new Promise<boolean>((resolve) => {
    const onEvent = ({ event, data }: JobEvent) => {
      if (event === 'failed') failure = data.message;
      if (event === 'done') resolve(data.delivered > 0);
    };
    stop = getJobEventHub().watch(jobId, {
      onEvent,
      onStatus: (status) => status === 'lost' && resolve(false),
    });
  });
  stop();
  return { isDelivered, failure };
}
