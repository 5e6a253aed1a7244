import { useQueryClient } from '@tanstack/react-query';
import type { JobEventName } from '@toile/contract';
import { useEffect } from 'react';
import { getJobEventHub } from './page-hub.ts';
import { type Change, onChange } from './shared-changes.ts';

/** What an event of a job, heard in any tab, makes out of date. */
const CHANGES_OF_EVENT: Record<JobEventName, readonly Change[]> = {
  image: ['generations'],
  progress: [],
  failed: ['credits'],
  done: ['generations', 'credits', 'jobs'],
};

/** Keeps the query cache of this tab fresh; `keys` says where each kind of data lies. */
export function useLiveSync(keys: Readonly<Record<Change, readonly unknown[]>>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = (changes: readonly Change[]) => {
      for (const change of changes) {
        void queryClient.invalidateQueries({ queryKey: keys[change] });
      }
    };
    const stops = [
      getJobEventHub().onAny((_jobId, { event }) => refresh(CHANGES_OF_EVENT[event])),
      onChange(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, keys]);
}
