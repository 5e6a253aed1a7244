import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { type Part, startPart } from './product.ts';

const LEASE_SECONDS = 5;
const WORKERS = 2;

/** The product at work: its database, one API process and two workers. */
export type Scene = {
  origin: string;
  dataDir: string;
  database: Database;
  postgres: EmbeddedPostgres;
  api: Part;
  workers: Part[];
  leaseSeconds: number;
  /** Stops the processes as an operator would; how many of them did not end well. */
  stopParts: () => Promise<number>;
  /** Ends everything and removes its folder. */
  close: () => Promise<void>;
};

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No port is free'));
      });
    });
  });
}

/** Sets everything up in a folder of its own, with the processes' output in `logFile`. */
export async function setScene(logFile: string): Promise<Scene> {
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
  };
  const api = startPart({ role: 'api', environment, logFile });
  const workers = Array.from({ length: WORKERS }, () =>
    startPart({ role: 'worker', environment, logFile }),
  );
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
      await database.close();
      await postgres.stop();
      await rm(postgres.home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
