import type { ActiveJob } from '@toile/contract';
import { useState } from 'react';
import { useJobEvents } from '../../../lib/event-stream/use-job-events.ts';

/** Number of a job's slots that have ended, by its events. */
export function useJobProgress(job: ActiveJob): { done: number; total: number } {
  const [progress, setProgress] = useState({ done: job.done, total: job.total });
  useJobEvents(job.job_id, {
    onEvent: ({ event, data }) => {
      if (event === 'progress') setProgress({ done: data.done, total: data.total });
    },
    onStatus: () => undefined,
    onBadData: () => undefined,
  });
  return progress;
}
