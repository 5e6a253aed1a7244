import { useEffect, useEffectEvent } from 'react';
import type { JobWatcher } from './job-feed.ts';
import { getJobEventHub } from './page-hub.ts';

/** Follows a job while the component is on screen; nothing while `jobId` is null. */
export function useJobEvents(jobId: string | null, watcher: Required<JobWatcher>): void {
  const onEvent = useEffectEvent(watcher.onEvent);
  const onStatus = useEffectEvent(watcher.onStatus);
  const onBadData = useEffectEvent(watcher.onBadData);
  useEffect(() => {
    if (jobId === null) return undefined;
    return getJobEventHub().watch(jobId, {
      onEvent: (event) => onEvent(event),
      onStatus: (status) => onStatus(status),
      onBadData: () => onBadData(),
    });
  }, [jobId]);
}
