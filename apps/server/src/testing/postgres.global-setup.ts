import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { createTemplate } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's own PostgreSQL; createTestDatabase() clones its template. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL with the template, in a folder of its own; `stop` removes it. */
export async function openTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
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
  return { url: postgres.url, stop };
}

/** One PostgreSQL for the whole run; gone at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await openTestServer();
  project.provide('postgresUrl', url);
  return stop;
}
