import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import type { ChosenEngine } from '../../engines/engine-choice.ts';
import { appendEvents } from './events.repository.ts';
import { countRunningJobs, insertJob, type Job, type NewJob } from './jobs.repository.ts';
import { FULL_RETRY_AFTER_SECONDS, RUN_STARTS, RUNS_AT_ONCE } from './run-limits.ts';
import { wakeWorkers } from './run-ticks.ts';
import { insertSlots } from './slots.repository.ts';

/** Attaches its input pictures to a new job. */
export type GiveInputs = (tx: Transaction, job: Job) => Promise<void>;

/** A new job, and the engine that draws its images. */
export type NewJobOrder = NewJob & Pick<ChosenEngine, 'engine' | 'lane'>;

export type BeginJob = (
  tx: Transaction,
  newJob: NewJobOrder,
  giveInputs: GiveInputs,
) => Promise<Job | undefined>;

/**
 * Refuses a run beyond the limit. The user's balance is locked, so that no two starts count at the
 * same time.
 */
async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
  if ((await countRunningJobs(tx, userId)) <= RUNS_AT_ONCE) return;
  throw new AppError('tooManyRuns', {
    values: { limit: RUNS_AT_ONCE },
    retryAfterSeconds: FULL_RETRY_AFTER_SECONDS,
  });
}

/**
 * Writes job, slots, pictures, held credits, ticks and the first event: all or nothing. `undefined`
 * when the user already has a job with the idempotency key.
 */
export function createBeginJob(services: { ledger: Ledger; rateLimiter: RateLimiter }): BeginJob {
  const { ledger, rateLimiter } = services;
  return async (tx, { engine, lane, ...newJob }, giveInputs) => {
    const job = await insertJob(tx, newJob);
    if (!job) return undefined;
    const { id: jobId, userId, total, slotPrice } = job;
    await insertSlots(tx, { jobId, userId, total, engine, lane });
    await giveInputs(tx, job);
    await ledger.hold(tx, { userId, jobId, amount: total * slotPrice });
    await refuseTooMany(tx, userId);
    await rateLimiter.take(RUN_STARTS, userId, tx);
    const data = { done: 0, total, stage: 'queued' } as const;
    await appendEvents(tx, jobId, [{ event: 'progress', data }]);
    await wakeWorkers(tx, { lane, count: total });
    return job;
  };
}
