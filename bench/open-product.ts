import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '@toile/engines';
import { getTool } from '@toile/tools';
import { openLocalFiles } from '../apps/server/src/adapters/files/local-files.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { createLedger } from '../apps/server/src/modules/credits/ledger.service.ts';
import { createEngineChoice } from '../apps/server/src/modules/engines/engine-choice.ts';
import { JOB_CANCELS_CHANNEL } from '../apps/server/src/modules/generations/jobs/job-cancel.ts';
import { createGenerationsService } from '../apps/server/src/modules/generations/orders/generations.service.ts';
import { startGenerationsWorker } from '../apps/server/src/modules/generations/slots/generations.worker.ts';
import { createImagesService } from '../apps/server/src/modules/images/images.service.ts';
import { createPictureTurns } from '../apps/server/src/modules/images/picture-turns.ts';
import { createInputsService } from '../apps/server/src/modules/inputs/inputs.service.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase } from '../apps/server/src/platform/database.ts';
import { openNotifications } from '../apps/server/src/platform/notifications.ts';
import { startQueueWorker } from '../apps/server/src/platform/queue.ts';
import { createRateLimiter } from '../apps/server/src/platform/rate-limit.ts';
import { createUser } from '../apps/server/src/testing/create-user.ts';
import { passAll } from '../apps/server/src/testing/pass-all.ts';
import { silentLog as log } from '../apps/server/src/testing/silent-log.ts';

type ProductOptions = {
  url: string;
  folder: string;
  engine: Engine;
  /** Workers beside each other, and the images that each makes at a time. */
  workers?: number;
  concurrency?: number;
};

/** The product's orders and its workers, with an engine, on a database of its own. */
export async function openProduct({
  url,
  folder,
  engine,
  workers: count = 1,
  concurrency = 2,
}: ProductOptions) {
  await migrateDatabase(url);
  const database = openDatabase(url, {
    maxConnections: 10 + 2 * count * concurrency,
    onError: () => undefined,
  });
  const ledger = createLedger({ welcomeCredits: 1_000_000 });
  const config = { engineCredits: new Map(), engineOrders: new Map(), engineTimeouts: new Map() };
  const engineChoice = createEngineChoice({ engine, config });
  const notifications = openNotifications(url, { channels: [JOB_CANCELS_CHANNEL], log });
  const images = createImagesService({ database, files: await openLocalFiles(folder) });
  const rateLimiter = createRateLimiter({ database, clock: systemClock });
  const inputs = createInputsService({
    database,
    rateLimiter,
    images,
    safety: passAll,
    pictureTurns: createPictureTurns(),
  });
  const workers = Array.from({ length: count }, () =>
    startGenerationsWorker({
      database,
      ledger,
      engine,
      engineChoice,
      notifications,
      log,
      images,
      inputs,
      getTool,
      leaseSeconds: 30,
      slotTimeoutSeconds: 60,
      workerConcurrency: concurrency,
    }),
  );
  const lanes = workers.flatMap(({ tasks, lanes: elsewhere }) => [
    { tasks, concurrency },
    ...elsewhere,
  ]);
  const queues = lanes.map((lane) => startQueueWorker({ database, log, ...lane }));
  const generations = createGenerationsService({
    database,
    ledger,
    rateLimiter,
    inputs,
    getTool,
    rewordPrompt: async () => undefined,
    engine,
    engineChoice,
    randomSeed: () => 7,
  });

  /** A new user for each run: one alone may not start so many. */
  async function createCustomer(): Promise<string> {
    const userId = await createUser(database);
    await database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
    return userId;
  }

  async function becomeIdle(userId: string): Promise<void> {
    while ((await generations.listActive(userId)).length > 0) await sleep(1);
  }

  return {
    generations,
    createCustomer,
    becomeIdle,
    close: async () => {
      await Promise.all([
        ...queues.map((queue) => queue.stop()),
        ...workers.map((worker) => worker.stop(0)),
      ]);
      await notifications.close();
      await database.close();
    },
  };
}
