import type { ActiveJob, JobEvent } from '@toile/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { getJobEventHub } from '../event-stream/page-hub.ts';
import { runIcon } from './run-icon.ts';
import { partOf, type RunTally, tallied, tallyOf } from './run-tally.ts';

/** A run that ended, with the number of its images. */
type EndedRun = { jobId: string; delivered: number };

/**
 * Shows in the tab's icon how far the runs are, and that one ended while the tab was hidden; calls
 * `onEnd` for such a run.
 */
export function useRunSignal(jobs: readonly ActiveJob[], onEnd: (ended: EndedRun) => void): void {
  const [tally, setTally] = useState<RunTally>(new Map());
  const [listed, setListed] = useState<readonly ActiveJob[]>();
  const [isUnseen, setIsUnseen] = useState(false);
  if (jobs !== listed) {
    setListed(jobs);
    setTally(tallyOf(jobs, tally));
  }

  const take = useEffectEvent((jobId: string, event: JobEvent) => {
    if (event.event !== 'done' && event.event !== 'progress') return;
    const isOurs = tally.has(jobId);
    setTally((known) => tallied(known, jobId, event));
    if (event.event !== 'done' || !isOurs || !document.hidden || event.data.delivered === 0) return;
    setIsUnseen(true);
    onEnd({ jobId, delivered: event.data.delivered });
  });

  useEffect(() => getJobEventHub().onAny((jobId, event) => take(jobId, event)), []);
  useEffect(() => {
    const look = () => !document.hidden && setIsUnseen(false);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const part = partOf(tally);
  const icon = runIcon(
    part !== undefined ? { kind: 'running', part } : { kind: isUnseen ? 'ready' : 'idle' },
  );
  useEffect(() => {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', icon);
  }, [icon]);
}
