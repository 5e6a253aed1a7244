import type { JobEvent } from '@toile/contract';

/** Reads a job's events after a number, in order. */
type ReadEvents = (afterSeq: number) => Promise<JobEvent[]>;

/**
 * The events of a job, read once for all its streams in this process. A job has some dozen events,
 * so all of them are kept while it is followed.
 */
export type JobFeed = {
  /** Events after a number, then each new one, up to `done`; ends early with the signal. */
  follow: (afterSeq: number, signal: AbortSignal) => AsyncGenerator<JobEvent>;
  /** Reads new events. Never rejects: after a failure a later call reads them. */
  refresh: () => Promise<void>;
  lastSeq: () => number;
};

export function createJobFeed(read: ReadEvents, onFailure: (error: unknown) => void): JobFeed {
  const events: JobEvent[] = [];
  const waiting = new Set<() => void>();
  let reading: Promise<void> | undefined;
  let isStale = false;

  const lastSeq = () => events.at(-1)?.seq ?? 0;

  async function readUntilFresh(): Promise<void> {
    do {
      isStale = false;
      const fresh = await read(lastSeq());
      events.push(...fresh);
      if (fresh.length > 0) for (const wake of waiting) wake();
    } while (isStale);
  }

  function refresh(): Promise<void> {
    isStale = true;
    reading ??= readUntilFresh()
      .catch(onFailure)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  function nextChange(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
  }

  async function* follow(afterSeq: number, signal: AbortSignal): AsyncGenerator<JobEvent> {
    for (let seq = afterSeq; !signal.aborted; ) {
      // Events are numbered from 1 without gaps, so an event's index gives its number.
      const event = events[seq];
      if (!event) {
        await nextChange(signal);
        continue;
      }
      seq = event.seq;
      yield event;
      if (event.event === 'done') return;
    }
  }

  return { follow, refresh, lastSeq };
}
