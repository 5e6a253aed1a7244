import type { JobEvent } from '@toile/contract';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Notifications } from '../../../platform/notifications.ts';
import { JOB_EVENTS_CHANNEL, listEventsAfter, listLastSeqs } from '../jobs/events.repository.ts';
import { createJobFeed, type JobFeed } from './job-feed.ts';

type FeedsOptions = {
  database: Database;
  notifications: Notifications;
  log: Log;
  /** Interval of the search for events whose notification was missed. */
  pollMs?: number;
};

/** The events of jobs, live, for any number of streams of this process. */
export type JobFeeds = {
  /** A job's events after a number, then each new one, up to `done`. */
  follow: (jobId: string, afterSeq: number, signal: AbortSignal) => AsyncGenerator<JobEvent>;
  close: () => void;
};

type Watched = { feed: JobFeed; followers: number };

export function createJobFeeds(options: FeedsOptions): JobFeeds {
  const { database, notifications, log, pollMs = 2000 } = options;
  const watched = new Map<string, Watched>();

  function watch(jobId: string): Watched {
    const known = watched.get(jobId);
    if (known) return known;
    const feed = createJobFeed(
      (seq) => listEventsAfter(database, jobId, seq),
      (error) => log.warn({ err: error, jobId }, 'Events could not be read; trying again'),
    );
    const fresh = { feed, followers: 0 };
    watched.set(jobId, fresh);
    return fresh;
  }

  function leave(jobId: string, entry: Watched): void {
    entry.followers -= 1;
    if (entry.followers === 0) watched.delete(jobId);
  }

  async function* follow(jobId: string, afterSeq: number, signal: AbortSignal) {
    const entry = watch(jobId);
    entry.followers += 1;
    try {
      void entry.feed.refresh();
      yield* entry.feed.follow(afterSeq, signal);
    } finally {
      leave(jobId, entry);
    }
  }

  /** One query for all jobs; only jobs that are behind read their events. */
  async function catchUp(): Promise<void> {
    if (watched.size === 0) return;
    for (const { id, lastSeq } of await listLastSeqs(database, [...watched.keys()])) {
      const feed = watched.get(id)?.feed;
      if (feed && feed.lastSeq() < lastSeq) void feed.refresh();
    }
  }

  let catchingUp: Promise<void> | undefined;
  function catchUpOnce(): void {
    catchingUp ??= catchUp()
      .catch((error) => log.warn({ err: error }, 'Streams could not catch up'))
      .finally(() => {
        catchingUp = undefined;
      });
  }
  const poll = setInterval(catchUpOnce, pollMs);

  const unsubscribe = notifications.subscribe(JOB_EVENTS_CHANNEL, {
    onMessage: (jobId) => void watched.get(jobId)?.feed.refresh(),
    onGap: catchUpOnce,
  });

  return {
    follow,
    close: () => {
      clearInterval(poll);
      unsubscribe();
    },
  };
}
