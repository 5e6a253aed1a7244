import { useEffect } from 'react';
import { getJobEventHub } from './page-hub.ts';

const JUST_LISTENING = { onEvent: () => undefined };

/** Follows the events of some jobs, so that this tab receives them whatever it shows. */
export function useFollowJobs(jobIds: readonly string[]): void {
  const ids = jobIds.join(' ');
  useEffect(() => {
    const followed = ids === '' ? [] : ids.split(' ');
    const stops = followed.map((id) => getJobEventHub().watch(id, JUST_LISTENING));
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids]);
}
