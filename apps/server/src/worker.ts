import { startFetchingModels } from './model-fetching.ts';
import { startBillingJobs } from './modules/billing/billing.jobs.ts';
import { forgetAllWords } from './modules/generations/forgetting/forgotten-words.repository.ts';
import { startGenerationsWorker } from './modules/generations/slots/generations.worker.ts';
import { startImageJobs } from './modules/images/images.jobs.ts';
import { removeDeadTicks, startQueueWorker } from './platform/queue.ts';
import { repeat } from './platform/repeating.ts';
import type { Services } from './services.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time for renders to end when the worker stops; then they are handed back. */
const GRACE_MS = 5000;

/** A running worker. `stop` ends it in order; at once but for the grace where nobody asked for that. */
export type RunningWorker = { stop: (how: { isAsked: boolean }) => Promise<void> };

export type WorkerOptions = {
  /** Id of the life of the server that the worker belongs to. */
  life?: string;
  /** Ids of the engines whose orders it takes; absent: of all. */
  engines?: ReadonlySet<string>;
  /** The connections of its queues. */
  queues: Pick<Parameters<typeof startQueueWorker>[0], 'database' | 'isPooled'>;
};

/** Removes what has had its time and nobody waits for. */
async function removeExpired({ accounts, billing, boardLinks, database }: Services): Promise<void> {
  await accounts.removeExpired();
  await billing.forgetOldEvents();
  await boardLinks.removeExpired();
  await removeDeadTicks(database);
}

/** The worker role in a life of the server: runs, files and housekeeping, until stopped. */
export function startWorker(services: Services, options: WorkerOptions): RunningWorker {
  const { accountDeletion, config, database, log } = services;
  const { queues } = options;
  const generations = startGenerationsWorker({ ...services, ...config, ...options });
  const imageJobs = startImageJobs(services);
  const queue = startQueueWorker({
    ...queues,
    tasks: { ...generations.tasks, ...imageJobs.tasks },
    concurrency: config.workerConcurrency,
    log,
  });
  const { expressTasks } = generations;
  const express = expressTasks
    ? [startQueueWorker({ ...queues, tasks: expressTasks, concurrency: 1, log })]
    : [];
  const elsewhere = generations.lanes.map((lane) => startQueueWorker({ ...queues, log, ...lane }));
  const stopFetching = startFetchingModels(services);
  const stopRemoving = repeat(() => removeExpired(services), {
    what: 'removal of expired sessions, links, counters and ticks',
    everyMs: HOUR_MS,
    log,
  });
  const stopForgetting = repeat(() => database.transaction(forgetAllWords), {
    what: 'forgetting the words of deleted outputs',
    everyMs: HOUR_MS,
    log,
  });
  const stopRetaining = repeat(() => services.retention.forgetUploads(), {
    what: 'removal of uploads that were not used for long',
    everyMs: HOUR_MS,
    log,
  });
  const stopTrimming = repeat(() => services.retention.trimRuns(), {
    what: 'removal of the events of old runs',
    everyMs: HOUR_MS,
    log,
  });
  const stopErasing = repeat(() => accountDeletion.eraseDeleted(), {
    what: 'erasing deleted accounts',
    everyMs: 10 * MINUTE_MS,
    log,
  });
  const stopAuditing = repeat(() => services.ledgerMetrics.audit(), {
    what: 'audit of the ledger',
    everyMs: HOUR_MS,
    log,
  });
  const stopBilling = startBillingJobs(services);
  return {
    stop: async ({ isAsked }) => {
      const queuesEnded = [queue, ...express, ...elsewhere].map((each) => each.stop());
      const orderGraceMs = isAsked ? config.orderGraceSeconds * 1000 : GRACE_MS;
      const slotsEnded = generations.stop(GRACE_MS, orderGraceMs);
      await Promise.all([slotsEnded, ...queuesEnded, imageJobs.stop()]);
      await Promise.all([
        stopFetching(),
        stopRemoving(),
        stopForgetting(),
        stopRetaining(),
        stopTrimming(),
        stopErasing(),
        stopAuditing(),
        stopBilling(),
      ]);
    },
  };
}
