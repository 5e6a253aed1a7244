import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobEvent } from '@toile/contract';
import type { Engine } from '@toile/engines';
import { getTool } from '@toile/tools';
import { and, eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import type { FileStore } from '../adapters/files/files-port.ts';
import { openLocalFiles } from '../adapters/files/local-files.ts';
import { jobs, slots } from '../db/schema/index.ts';
import { createLedger } from '../modules/credits/ledger.service.ts';
import { createEngineChoice, WORKERS_LANE } from '../modules/engines/engine-choice.ts';
import { listEventsAfter } from '../modules/generations/jobs/events.repository.ts';
import { createGenerationsService } from '../modules/generations/orders/generations.service.ts';
import { createRunMeter } from '../modules/generations/slots/run-meter.ts';
import { createDrawing } from '../modules/generations/slots/slot-drawing.ts';
import { createSlotEndings } from '../modules/generations/slots/slot-endings.ts';
import { createSlotRunner } from '../modules/generations/slots/slot-runner.ts';
import { createSweeper } from '../modules/generations/slots/sweeper.ts';
import { createImagesService } from '../modules/images/images.service.ts';
import { createPictureTurns } from '../modules/images/picture-turns.ts';
import { createInputsService } from '../modules/inputs/inputs.service.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createRateLimiter } from '../platform/rate-limit.ts';
import { createUser } from './create-user.ts';
import { passAll } from './pass-all.ts';
import { createProbeEngine } from './probe-engine.ts';
import { silentLog } from './silent-log.ts';

type WorkerSetup = {
  engine?: Engine;
  files?: FileStore;
  leaseSeconds?: number;
  slotTimeoutSeconds?: number;
  places?: number;
  lane?: string;
  strandedAfterMs?: number;
};

type WorkshopSetup = {
  welcomeCredits?: number;
  /** The engine that orders are for. */
  engine?: Engine;
};

const NO_PRICES = {
  engineCredits: new Map(),
  engineOrders: new Map(),
  engineTimeouts: new Map(),
};

/** The events and slots of jobs, as the tables have them. */
function createReaders(database: Database) {
  return {
    eventsOf: (jobId: string): Promise<JobEvent[]> => listEventsAfter(database, jobId, 0),

    slotsOf: (jobId: string) =>
      database.select().from(slots).where(eq(slots.jobId, jobId)).orderBy(slots.index),

    slotOf: async (jobId: string, index: number) => {
      const where = and(eq(slots.jobId, jobId), eq(slots.index, index));
      const [slot] = await database.select().from(slots).where(where);
      if (!slot) throw new Error(`There is no slot ${index} of ${jobId}`);
      return slot;
    },
  };
}

/** Orders, workers and access to their results, on one database, without HTTP or queue. */
export async function createWorkshop(
  database: Database,
  { welcomeCredits = 1000, engine: orderedEngine }: WorkshopSetup = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'toile-files-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const files = await openLocalFiles(folder);
  const ledger = createLedger({ welcomeCredits });
  const rateLimiter = createRateLimiter({ database, clock: systemClock });
  const createImages = (through: Database) => createImagesService({ database: through, files });
  const createInputs = (through: Database) =>
    createInputsService({
      database: through,
      rateLimiter,
      images: createImages(through),
      safety: passAll,
      pictureTurns: createPictureTurns(),
    });
  const inputs = createInputs(database);
  const ordered = orderedEngine ?? createProbeEngine();
  const engineChoiceOf = (of: Engine) => createEngineChoice({ engine: of, config: NO_PRICES });
  let seed = 0;
  const generations = createGenerationsService({
    database,
    ledger,
    rateLimiter,
    inputs,
    getTool,
    rewordPrompt: async () => undefined,
    engine: ordered,
    engineChoice: engineChoiceOf(ordered),
    randomSeed: () => {
      seed += 1;
      return seed;
    },
  });

  /** One worker, as a process would have it; `runNext` stands for the queue's call. */
  function createWorker(setup: WorkerSetup = {}) {
    const {
      engine = createProbeEngine(),
      leaseSeconds = 30,
      slotTimeoutSeconds = 120,
      places = 2,
      lane = WORKERS_LANE,
    } = setup;
    const choice = engineChoiceOf(engine);
    const images = createImagesService({ database, files: setup.files ?? files });
    const endings = createSlotEndings({ database, ledger, images });
    const common = { database, endings, workerId: 'workshop', log: silentLog };
    const runner = createSlotRunner({
      ...common,
      meter: createRunMeter(),
      inputs,
      draw: createDrawing({ engine, images, getTool }),
      leaseSeconds,
      slotTimeoutSeconds,
      lane,
      findSubstitute: async (job, own) =>
        choice.findSubstitute('create-pattern', { ...own, credits: job.slotPrice }),
      places,
    });
    const sweeper = createSweeper({ ...setup, ...common, engine });
    return { ...runner, sweep: sweeper.sweep, endings };
  }

  return {
    files,
    ledger,
    rateLimiter,
    generations,
    createWorker,
    createImages,
    createInputs,
    engineChoiceOf,

    createUser: async (): Promise<string> => {
      const userId = await createUser(database);
      await database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
      return userId;
    },

    /** Orders a run of `total` images; returns the job's id. */
    order: async (userId: string, total: 1 | 4 = 4): Promise<string> => {
      const fields = {
        ai_model: 'create-pattern',
        text_prompt: 'indigo ikat',
        num_images: String(total),
      };
      const job = await generations.start(userId, { kind: 'run', fields });
      return job.id;
    },

    /** Cancels all open jobs, as their users would. */
    cancelAll: async (): Promise<void> => {
      const open = await database.select().from(jobs).where(eq(jobs.state, 'running'));
      for (const { id, userId } of open) await generations.cancel(userId, id);
    },

    ...createReaders(database),
  };
}
