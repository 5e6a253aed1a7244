import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { findFreePort, isWell } from '../../apps/server/src/testing/server-process.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const MODELS_DIR = fileURLToPath(new URL('../../.build/models', import.meta.url));
const START_PATIENCE_MS = 120_000;
const PAUSE_MS = 100;

/** The whole product in a process of its own, with its real engine. */
export type Product = {
  origin: string;
  database: Database;
  /** True after an unexpected end. */
  hasCrashed: () => boolean;
  /** Ends everything and removes its folder; resolves with the exit code. */
  close: () => Promise<number | null>;
};

async function waitUntilReady(origin: string, hasCrashed: () => boolean): Promise<void> {
  const end = performance.now() + START_PATIENCE_MS;
  while (performance.now() < end && !hasCrashed()) {
    if (await isWell(`${origin}/readyz`)) return;
    await sleep(PAUSE_MS);
  }
  throw new Error('The product did not start');
}

/** Starts the product in a folder of its own; its output goes to `logFile`. */
export async function startProduct(logFile: string): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toile-uploads-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await migrateDatabase(postgres.url);
  const database = openDatabase(postgres.url, { maxConnections: 5, onError: () => undefined });
  const port = await findFreePort();
  const output = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--conditions=@toile/source', '--import', 'tsx', MAIN], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      HOST: '127.0.0.1',
      PORT: String(port),
      // This repository's models: nothing is fetched for a trial.
      MODELS_DIR,
      CUTOUT_MODEL: 'selfie',
      C2PA_CERTIFICATE: 'self-made',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', output, output],
  });
  const exited = once(child, 'exit');
  let isEndExpected = false;
  const hasCrashed = () => !isEndExpected && (child.exitCode !== null || child.signalCode !== null);

  async function close(): Promise<number | null> {
    isEndExpected = true;
    child.kill('SIGTERM');
    await exited;
    await database.close();
    await postgres.stop();
    for (const folder of [postgres.home, dataDir]) {
      await rm(folder, { recursive: true, force: true });
    }
    return child.exitCode;
  }

  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, hasCrashed).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { origin, database, hasCrashed, close };
}
