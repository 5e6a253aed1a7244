import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { findFreePort } from '../../apps/server/src/testing/server-process.ts';
import { ensureBuilt } from '../../scripts/steps/build.mjs';
import { type Part, startKeptPart, startLonePart } from './product.ts';

const LEASE_SECONDS = 5;

/**
 * The running product: its database, one API process and two workers, one of them without a keeper.
 */
export type Scene = {
  origin: string;
  dataDir: string;
  database: Database;
  postgres: EmbeddedPostgres;
  api: Part;
  workers: Part[];
  leaseSeconds: number;
  /**
   * Stops the processes as an operator would; resolves with the number of those that did not end
   * well.
   */
  stopParts: () => Promise<number>;
  /** Ends everything and removes its folder. */
  close: () => Promise<void>;
};

/** A program in place of the one with a slow engine, started without keepers, and its settings. */
type OwnProduct = { program: string; environment: Record<string, string> };

/** Sets everything up in a folder of its own, with the processes' output in `logFile`. */
export async function setScene(logFile: string, own?: OwnProduct): Promise<Scene> {
  if (!(await ensureBuilt())) throw new Error('The product cannot be built');
  const dataDir = await mkdtemp(join(tmpdir(), 'toile-faults-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await migrateDatabase(postgres.url);
  const database = openDatabase(postgres.url, { maxConnections: 10, onError: () => undefined });
  const port = await findFreePort();
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    HOST: '127.0.0.1',
    PORT: String(port),
    LEASE_SECONDS: String(LEASE_SECONDS),
    WORKER_CONCURRENCY: '4',
    LOG_LEVEL: 'info',
    ...own?.environment,
  };
  const output = createWriteStream(logFile, { flags: 'a' });
  // Every life of a part adds a listener.
  output.setMaxListeners(0);
  const { program } = own ?? {};
  const startPart = own ? startLonePart : startKeptPart;
  const api = startPart({ role: 'api', environment, output, program });
  // With a keeper, the next life takes a dead worker's slots over; without one, their leases run out.
  const workers = [
    startPart({ role: 'worker', environment, output, program }),
    startLonePart({ role: 'worker', environment, output, program }),
  ];
  const parts = [api, ...workers];
  await Promise.all(parts.map((part) => part.ready()));

  async function stopParts(): Promise<number> {
    const codes = await Promise.all(parts.map((part) => part.stop()));
    return codes.filter((code) => code !== 0).length;
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    database,
    postgres,
    api,
    workers,
    leaseSeconds: LEASE_SECONDS,
    stopParts,
    close: async () => {
      await stopParts();
      output.end();
      await database.close();
      await postgres.stop();
      await rm(postgres.home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
