import { type ActiveJob, runPriceCredits } from '@toile/contract';
import type { Engine } from '@toile/engines';
import type { getTool } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import type { InputsService } from '../inputs/inputs.service.ts';
import { appendEvents } from './events.repository.ts';
import {
  findOwnGeneration,
  type GenerationRow,
  listDeletedOutputs,
} from './generations.repository.ts';
import { hashRequest, type RunRequest } from './idempotency.ts';
import { briefOf } from './job-brief.ts';
import { cancelJob } from './job-cancel.ts';
import {
  countRunningJobs,
  findJob,
  findJobByKey,
  getJob,
  insertJob,
  type Job,
  listRunningJobs,
  type NewJob,
} from './jobs.repository.ts';
import { FULL_RETRY_AFTER_SECONDS, RUN_STARTS, RUNS_AT_ONCE } from './run-limits.ts';
import { parseRerollOrder, parseRunOrder } from './run-order.ts';
import { wakeWorkers } from './run-ticks.ts';
import { toSettings } from './settings-answer.ts';
import { insertSlots } from './slots.repository.ts';

type Services = {
  database: Database;
  ledger: Ledger;
  rateLimiter: RateLimiter;
  inputs: InputsService;
  engine: Pick<Engine, 'kinds'>;
  getTool: typeof getTool;
  /** A number from 0 to 2³² − 1 that nobody can guess. */
  randomSeed: () => number;
};

/** A job without what the request itself adds to it. */
type PlannedJob = Omit<NewJob, 'userId' | 'slotPrice' | 'idempotencyKey' | 'requestHash'>;

/** Gives a new job the pictures that it starts from. */
type GiveInputs = (tx: Transaction, job: Job) => Promise<void>;

type Plan = { job: PlannedJob; giveInputs: GiveInputs };

export type GenerationsService = ReturnType<typeof createGenerationsService>;

function replay(job: Job, requestHash: string): Job {
  if (job.requestHash !== requestHash) throw new AppError('idempotencyKeyReused');
  return job;
}

/** Asked while the user's balance is locked, so that no two starts count at the same time. */
async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
  if ((await countRunningJobs(tx, userId)) <= RUNS_AT_ONCE) return;
  throw new AppError('tooManyRuns', {
    values: { limit: RUNS_AT_ONCE },
    retryAfterSeconds: FULL_RETRY_AFTER_SECONDS,
  });
}

export function createGenerationsService(services: Services) {
  const { database, ledger, rateLimiter, inputs, engine, randomSeed } = services;
  const offer = { getTool: services.getTool, kinds: engine.kinds };

  /** Job, slots, pictures, held credits, ticks and the first event: all or nothing. */
  async function begin(
    tx: Transaction,
    newJob: NewJob,
    giveInputs: GiveInputs,
  ): Promise<Job | undefined> {
    const job = await insertJob(tx, newJob);
    if (!job) return undefined;
    const { id: jobId, userId, total, slotPrice } = job;
    await insertSlots(tx, { jobId, userId, total });
    await giveInputs(tx, job);
    await ledger.hold(tx, { userId, jobId, amount: total * slotPrice });
    await refuseTooMany(tx, userId);
    await rateLimiter.take(RUN_STARTS, userId, tx);
    const data = { done: 0, total, stage: 'queued' } as const;
    await appendEvents(tx, jobId, [{ event: 'progress', data }]);
    await wakeWorkers(tx, { count: total });
    return job;
  }

  /** Starts the planned run; a request that was accepted before gets the job it got then. */
  async function accept(
    userId: string,
    request: RunRequest,
    plan: () => Promise<Plan>,
  ): Promise<Job> {
    const { idempotencyKey } = request;
    const requestHash = await hashRequest(request);
    const findEarlier = async () =>
      idempotencyKey ? findJobByKey(database, userId, idempotencyKey) : undefined;
    const earlier = await findEarlier();
    if (earlier) return replay(earlier, requestHash);
    const base = { userId, slotPrice: runPriceCredits(1), idempotencyKey, requestHash };
    const { job: planned, giveInputs } = await plan();
    const newJob = { ...base, ...planned };
    const job = await database.transaction((tx) => begin(tx, newJob, giveInputs));
    if (job) return job;
    // The same key was accepted between the look and the insert.
    const winner = await findEarlier();
    if (!winner) throw new Error('A job with this idempotency key was there and is gone');
    return replay(winner, requestHash);
  }

  async function planRun(userId: string, request: RunRequest): Promise<Plan> {
    const { seed = randomSeed(), pictures, ...order } = parseRunOrder(request, offer);
    const prepared = await inputs.prepare(userId, pictures, order.settings);
    return {
      job: { ...order, seed },
      giveInputs: (tx, job) => inputs.attach(tx, job, prepared),
    };
  }

  async function planReroll(userId: string, { fields }: RunRequest): Promise<Plan> {
    const { originId, total } = parseRerollOrder(fields);
    const origin = await getOwnGeneration(userId, originId);
    const { tool, prompt, settings } = origin;
    const { kind } = briefOf(origin, services.getTool(tool));
    if (!engine.kinds.has(kind)) throw new AppError('toolUnavailable');
    const originJob = await getJob(database, origin.jobId);
    const firstVariant = originJob.firstVariant + originJob.total;
    return {
      job: { tool, prompt, settings, seed: randomSeed(), firstVariant, originId, total },
      giveInputs: (tx, job) => inputs.share(tx, originJob, job),
    };
  }

  async function getOwnGeneration(userId: string, id: string): Promise<GenerationRow> {
    const generation = await findOwnGeneration(database, userId, id);
    if (!generation) throw new AppError('notFound');
    return generation;
  }

  /** The user's job. Throws `notFound` alike for a foreign, an unknown and a malformed id. */
  async function getOwnJob(userId: string, id: string): Promise<Job> {
    const job = isUuid(id) ? await findJob(database, id) : undefined;
    if (job?.userId !== userId) throw new AppError('notFound');
    return job;
  }

  return {
    getOwnJob,

    /** Starts a run, or a re-roll of one of the user's outputs, and returns its job. */
    start: (userId: string, request: RunRequest): Promise<Job> =>
      accept(userId, request, () =>
        request.kind === 'run' ? planRun(userId, request) : planReroll(userId, request),
      ),

    /** Cancels what has not ended of a job; returns the credits given back. */
    cancel: async (userId: string, id: string): Promise<number> => {
      const job = await getOwnJob(userId, id);
      return database.transaction((tx) => cancelJob(tx, { ledger, jobId: job.id }));
    },

    listDeletedOutputs: (jobId: string): Promise<string[]> => listDeletedOutputs(database, jobId),

    /** The user's jobs that have not ended, oldest first. */
    listActive: async (userId: string): Promise<ActiveJob[]> => {
      const running = await listRunningJobs(database, userId);
      return running.map((job) => ({
        job_id: job.id,
        ai_model: job.tool,
        prompt: job.prompt,
        settings: toSettings(job.settings),
        total: job.total,
        done: job.ended,
        timestamp: job.createdAt.toISOString(),
      }));
    },
  };
}
