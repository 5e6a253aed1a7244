import { useQueryClient } from '@tanstack/react-query';
import type { JobEventName } from '@toile/contract';
import { useEffect, useEffectEvent } from 'react';
import { getJobEventHub } from './page-hub.ts';
import { type Change, onChange } from './shared-changes.ts';

/** Data that an event of a job, received in any tab, makes out of date. */
const CHANGES_OF_EVENT: Record<JobEventName, readonly Change[]> = {
  image: ['generations', 'credits'],
  progress: [],
  failed: ['credits'],
  done: ['generations', 'credits', 'jobs'],
};

/**
 * Time for which events are gathered and answered together: a stream begins with all earlier
 * events.
 */
const GATHERS_MS = 50;

/** Keeps the query cache of this tab current; `keys` has the query key of each kind of data. */
export function useLiveSync(keys: Readonly<Record<Change, readonly unknown[]>>): void {
  const queryClient = useQueryClient();
  const refresh = useEffectEvent((changes: ReadonlySet<Change>) => {
    for (const change of changes) void queryClient.invalidateQueries({ queryKey: keys[change] });
  });
  useEffect(() => {
    let gathered = new Set<Change>();
    let pause: ReturnType<typeof setTimeout> | undefined;
    const gather = (changes: readonly Change[]) => {
      if (changes.length === 0) return;
      for (const change of changes) gathered.add(change);
      pause ??= setTimeout(() => {
        const changed = gathered;
        gathered = new Set();
        pause = undefined;
        refresh(changed);
      }, GATHERS_MS);
    };
    const stops = [
      getJobEventHub().onAny((_jobId, { event }) => gather(CHANGES_OF_EVENT[event])),
      onChange(gather),
      () => clearTimeout(pause),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
