import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Engine } from '@toile/engines';
import type { getTool } from '@toile/tools';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Notifications } from '../../platform/notifications.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { InputsService } from '../inputs/inputs.service.ts';
import { workerIdOf } from './ended-lives.ts';
import { JOB_CANCELS_CHANNEL } from './job-cancel.ts';
import { RUN_FIRST_SLOT_TASK, RUN_SLOT_TASK } from './run-ticks.ts';
import { createDrawing } from './slot-drawing.ts';
import { createSlotEndings } from './slot-endings.ts';
import { createSlotRunner } from './slot-runner.ts';
import { createSweeper } from './sweeper.ts';

type WorkerOptions = {
  database: Database;
  ledger: Ledger;
  images: ImagesService;
  inputs: Pick<InputsService, 'list'>;
  engine: Engine;
  getTool: typeof getTool;
  notifications: Notifications;
  leaseSeconds: number;
  slotTimeoutSeconds: number;
  /** Slots that the queue runs at a time. */
  workerConcurrency: number;
  log: Log;
  /** Id of the life of the server that this worker belongs to. */
  life?: string;
};

/** The worker's side of runs: a task for the queue, the sweeper, and a subscription to cancels. */
export type GenerationsWorker = {
  tasks: Record<string, () => Promise<void>>;
  /**
   * Tasks for a queue of its own, one at a time: an extra place for users without a running slot.
   */
  expressTasks: Record<string, () => Promise<void>>;
  /** Claims no more slots, and hands back those that have not ended after `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
};

/** Starts sweeping; slots are run when the queue calls the task. */
export function startGenerationsWorker(options: WorkerOptions): GenerationsWorker {
  const { database, notifications, log, life = randomUUID() } = options;
  const endings = createSlotEndings(options);
  const runner = createSlotRunner({
    ...options,
    endings,
    draw: createDrawing(options),
    places: options.workerConcurrency,
    workerId: workerIdOf({ host: hostname(), pid: process.pid, life }),
  });
  const stopSweeping = createSweeper({ database, endings, log }).start();
  const unsubscribe = notifications.subscribe(JOB_CANCELS_CHANNEL, {
    onMessage: runner.abandonJob,
    // A missed cancel shows when the lease is renewed.
    onGap: () => undefined,
  });

  return {
    tasks: { [RUN_SLOT_TASK]: runner.runNext },
    expressTasks: { [RUN_FIRST_SLOT_TASK]: runner.runFirst },
    stop: async (graceMs) => {
      await Promise.all([stopSweeping(), runner.stop(graceMs)]);
      unsubscribe();
    },
  };
}
