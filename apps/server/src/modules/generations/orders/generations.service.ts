import type { ActiveJob, JobEvent } from '@toile/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { withSpan } from '../../../platform/tracing/spans.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import type { InputsService } from '../../inputs/inputs.service.ts';
import { eraseOutputs } from '../forgetting/erase-outputs.ts';
import { createBeginJob } from '../jobs/begin-job.ts';
import { cancelJob } from '../jobs/job-cancel.ts';
import { findJob, findJobByKey, type Job, listRunningJobs } from '../jobs/jobs.repository.ts';
import { listDeletedOutputs } from '../outputs/generations.repository.ts';
import { toPlacement, toSettings } from '../outputs/settings-answer.ts';
import { listTrimmedEvents } from '../streams/trimmed-run.ts';
import { hashRequest, type RunRequest } from './idempotency.ts';
import { createRunPlans, type PlanServices, type RunPlan } from './run-plans.ts';

type Services = PlanServices & {
  ledger: Ledger;
  rateLimiter: RateLimiter;
  inputs: InputsService;
};

export type GenerationsService = ReturnType<typeof createGenerationsService>;

function replay(job: Job, requestHash: string): Job {
  if (job.requestHash !== requestHash) throw new AppError('idempotencyKeyReused');
  return job;
}

export function createGenerationsService(services: Services) {
  const { database, ledger, inputs } = services;
  const beginJob = createBeginJob(services);
  const { planRun, planReroll } = createRunPlans(services);

  /** Starts the planned run; a request that was accepted before gets its earlier job. */
  async function accept(
    userId: string,
    request: RunRequest,
    plan: () => Promise<RunPlan>,
  ): Promise<Job> {
    const { idempotencyKey } = request;
    const requestHash = await hashRequest(request);
    const findEarlier = async () =>
      idempotencyKey ? findJobByKey(database, userId, idempotencyKey) : undefined;
    const earlier = await findEarlier();
    if (earlier) return replay(earlier, requestHash);
    const base = { userId, idempotencyKey, requestHash };
    const { job: planned, giveInputs } = await plan();
    const newJob = { ...base, ...planned };
    const begin = () => database.transaction((tx) => beginJob(tx, newJob, giveInputs));
    const facts = { tool: planned.tool, images: planned.total };
    const job = await withSpan('order', facts, () => inputs.withFiles(begin));
    if (job) return job;
    // The same key was accepted between the search and the insert.
    const winner = await findEarlier();
    if (!winner) throw new Error('A job with this idempotency key was there and is gone');
    return replay(winner, requestHash);
  }

  /** The user's job. Throws `notFound` for another user's, an unknown and a malformed id alike. */
  async function getOwnJob(userId: string, id: string): Promise<Job> {
    const job = isUuid(id) ? await findJob(database, id) : undefined;
    if (job?.userId !== userId) throw new AppError('notFound');
    return job;
  }

  return {
    getOwnJob,

    /**
     * Starts a run, or a re-roll of one of the user's outputs, and returns its job. Throws
     * `abandoned` when the signal aborts before the turn of its pictures.
     */
    start: (userId: string, request: RunRequest, signal?: AbortSignal): Promise<Job> =>
      accept(userId, request, () =>
        request.kind === 'run' ? planRun({ userId, signal }, request) : planReroll(userId, request),
      ),

    /** Cancels the open slots of a job; returns the credits given back. */
    cancel: async (userId: string, id: string): Promise<number> => {
      const job = await getOwnJob(userId, id);
      return database.transaction((tx) => cancelJob(tx, { ledger, jobId: job.id }));
    },

    /** Ends and erases all runs of a user whose account is deleted. */
    eraseAllOf: (userId: string): Promise<void> => eraseOutputs(services, userId),

    /** The events of a job whose own were removed; undefined for any other. */
    replay: async (job: Job): Promise<JobEvent[] | undefined> =>
      job.trimmedAt === null ? undefined : listTrimmedEvents(database, job),

    listDeletedOutputs: (jobId: string): Promise<string[]> => listDeletedOutputs(database, jobId),

    /** The user's jobs that have not ended, oldest first. */
    listActive: async (userId: string): Promise<ActiveJob[]> => {
      const running = await listRunningJobs(database, userId);
      const given = await inputs.describeAll(running.map(({ id }) => id));
      return running.map((job) => ({
        job_id: job.id,
        ai_model: job.tool,
        prompt: job.prompt,
        settings: toSettings(job.settings),
        inputs: given.get(job.id),
        placement: toPlacement(job.settings),
        total: job.total,
        done: job.ended,
        timestamp: job.createdAt.toISOString(),
      }));
    },
  };
}
