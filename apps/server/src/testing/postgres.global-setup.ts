import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../db/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's own PostgreSQL; createTestDatabase() clones its template. */
    postgresUrl: string;
  }
}

/** Name of the migrated, empty database that every test file's own is cloned from. */
const TEMPLATE = 'toile_template';

/** One PostgreSQL for the whole run, in a folder of its own; gone at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toile-test-'));
  chmodSync(dataDir, 0o755);
  const log: string[] = [];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    isThrowaway: true,
    log: (line) => log.push(line),
  });
  const removeFolders = () => {
    for (const folder of [postgres.home, dataDir]) rmSync(folder, { recursive: true, force: true });
  };
  // An interrupted run calls no teardown; its server ends with it.
  process.once('exit', removeFolders);
  const stop = async () => {
    await postgres.stop();
    removeFolders();
    process.off('exit', removeFolders);
  };
  try {
    await createTemplate(postgres.url);
  } catch (error) {
    await stop();
    throw new Error(`The template cannot be made: ${log.join('\n')}`, { cause: error });
  }
  project.provide('postgresUrl', postgres.url);
  return stop;
}

async function createTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = TEMPLATE;
  await migrateDatabase(templateUrl.href);
  // No one may connect from now on: a clone fails while its template has visitors.
  await admin.query(`ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  await admin.end();
}
