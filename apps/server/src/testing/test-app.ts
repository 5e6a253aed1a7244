import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@toile/engines';
import type { SafetyCheck } from '@toile/studio';
import type { getTool } from '@toile/tools';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { Clock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/create-log.ts';
import { openDatabase } from '../platform/database.ts';
import { createServices } from '../services.ts';
import { createProbeEngine } from './probe-engine.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

type TestAppOptions = {
  environment?: Record<string, string>;
  engine?: Engine;
  getTool?: typeof getTool;
  safetyCheck?: SafetyCheck;
  clock?: Clock;
  webRoot?: string;
  /** Returns another address for the database, such as a proxy's. */
  reachDatabase?: (url: string) => Promise<string>;
  /** Set where that is a pooler's, lent for a transaction: whether notifications come past it. */
  pooler?: 'listen' | 'poll';
};

/** The database as the application reaches it. */
async function reach(own: TestDatabase, { reachDatabase, pooler }: TestAppOptions) {
  const { url } = own;
  const leave = async () => undefined;
  if (!reachDatabase) return { ...own, databaseUrl: url, listenUrl: url, leave };
  const databaseUrl = await reachDatabase(url);
  const isPooled = pooler !== undefined;
  const onError = () => undefined;
  const database = openDatabase(databaseUrl, { maxConnections: 10, onError, isPooled });
  const listenUrl = isPooled ? url : databaseUrl;
  const heard = pooler === 'poll' ? undefined : listenUrl;
  return { databaseUrl, listenUrl: heard, database, leave: database.close };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/**
 * The real application on a database and a folder of the test file's own, ready for `app.inject`;
 * it closes by itself after the file's last test.
 */
export async function createTestApp(options: TestAppOptions = {}) {
  const { environment, engine = createProbeEngine(), clock, webRoot } = options;
  const own = await createTestDatabase();
  const { databaseUrl, listenUrl, database, leave } = await reach(own, options);
  const dataDir = await mkdtemp(join(tmpdir(), 'toile-app-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  const log = createLog(config.logLevel);
  const services = await createServices({
    config,
    database,
    listenUrl,
    engine,
    log,
    clock,
    getTool: options.getTool,
    safetyCheck: options.safetyCheck,
  });
  const app = await buildApp(services, webRoot === undefined ? {} : { webRoot });
  afterAll(async () => {
    await app.close();
    await services.close();
    await leave();
    await own.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { app, services, database, databaseUrl, dataDir };
}
