import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Engine } from '@toile/engines';
import { briefKindOf, type getTool } from '@toile/tools';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Notifications } from '../../../platform/notifications.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import { type EngineChoice, WORKERS_LANE } from '../../engines/engine-choice.ts';
import type { ImagesService } from '../../images/images.service.ts';
import type { InputsService } from '../../inputs/inputs.service.ts';
import { JOB_CANCELS_CHANNEL } from '../jobs/job-cancel.ts';
import { RUN_FIRST_SLOT_TASK, RUN_SLOT_TASK, taskOf } from '../jobs/run-ticks.ts';
import { workerIdOf } from './ended-lives.ts';
import { createRunMeter, type RunMeter } from './run-meter.ts';
import { createDrawing } from './slot-drawing.ts';
import { createSlotEndings } from './slot-endings.ts';
import type { FindSubstitute } from './slot-failures.ts';
import { createSlotRunner, type RunnerOptions } from './slot-runner.ts';
import { createSweeper } from './sweeper.ts';

type WorkerOptions = {
  database: Database;
  ledger: Ledger;
  images: ImagesService;
  inputs: Pick<InputsService, 'list'>;
  engine: Engine;
  engineChoice: EngineChoice;
  getTool: typeof getTool;
  notifications: Notifications;
  leaseSeconds: number;
  slotTimeoutSeconds: number;
  /** Slots that the queue runs at a time. */
  workerConcurrency: number;
  meter?: RunMeter;
  log: Log;
  /** Id of the life of the server that this worker belongs to. */
  life?: string;
  /** Ids of the engines whose orders it takes; absent: of all. */
  engines?: ReadonlySet<string>;
};

/** The worker's side of runs: a task for the queue, the sweeper, and a subscription to cancels. */
export type GenerationsWorker = {
  tasks: Record<string, () => Promise<void>>;
  /** Tasks of the engines elsewhere, each for a queue of its own. */
  lanes: { tasks: Record<string, () => Promise<void>>; concurrency: number }[];
  /**
   * Tasks for a queue of its own, one at a time: an extra place for users without a running slot.
   * Absent where the engines of this machine are not its own to serve.
   */
  expressTasks: Record<string, () => Promise<void>> | undefined;
  /**
   * Claims no more slots, and hands back those that have not ended after `graceMs`; those with a
   * paid order that cannot be found again after `orderGraceMs`.
   */
  stop: (graceMs: number, orderGraceMs?: number) => Promise<void>;
};

/** Starts sweeping; slots are run when the queue calls the task. */
export function startGenerationsWorker(options: WorkerOptions): GenerationsWorker {
  const { database, notifications, log, engine, engineChoice, life = randomUUID() } = options;
  const findSubstitute: FindSubstitute = async (job, own) => {
    const kind = job.upscaleOfId ? 'upscale-image' : briefKindOf(options.getTool(job.tool));
    return kind && engineChoice.findSubstitute(kind, { ...own, credits: job.slotPrice });
  };
  const endings = createSlotEndings(options);
  const { slotTimeoutSeconds, workerConcurrency } = options;
  const { meter = createRunMeter() } = options;
  const draw = createDrawing({ ...options, meter });
  const workerId = workerIdOf({ host: hostname(), pid: process.pid, life });
  const runnerOf = (lane: Pick<RunnerOptions, 'lane' | 'places' | 'slotTimeoutSeconds'>) =>
    createSlotRunner({ ...options, ...lane, meter, endings, draw, workerId, findSubstitute });
  const places = workerConcurrency;
  const runner = runnerOf({ lane: WORKERS_LANE, places, slotTimeoutSeconds });
  const takes = (id: string) => options.engines?.has(id) ?? true;
  const takesOwn = engineChoice.listLocal().some(takes);
  const lanes = engineChoice.listLanes().filter(({ lane }) => takes(lane));
  const elsewhere = lanes.map(({ lane, ordersAtOnce, timeoutMs }) => ({
    lane,
    ordersAtOnce,
    runner: runnerOf({ lane, places: ordersAtOnce, slotTimeoutSeconds: timeoutMs / 1000 }),
  }));
  const runners = [runner, ...elsewhere.map((each) => each.runner)];
  const served = new Set(lanes.map(({ lane }) => lane));
  const sweeper = createSweeper({ database, endings, engine, served, workerId, log });
  const stopSweeping = sweeper.start();
  const unsubscribe = notifications.subscribe(JOB_CANCELS_CHANNEL, {
    onMessage: (jobId) => {
      for (const each of runners) each.abandonJob(jobId);
    },
    // A missed cancel shows when the lease is renewed.
    onGap: () => undefined,
  });

  return {
    tasks: takesOwn ? { [RUN_SLOT_TASK]: runner.runNext } : {},
    lanes: elsewhere.map((each) => ({
      tasks: { [taskOf(each.lane)]: each.runner.runNext },
      concurrency: each.ordersAtOnce,
    })),
    expressTasks: takesOwn ? { [RUN_FIRST_SLOT_TASK]: runner.runFirst } : undefined,
    stop: async (graceMs, orderGraceMs) => {
      const ended = runners.map((each) => each.stop(graceMs, orderGraceMs));
      await Promise.all([stopSweeping(), ...ended]);
      unsubscribe();
    },
  };
}
