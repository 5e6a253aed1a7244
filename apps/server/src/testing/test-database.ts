import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/database.ts';

const TEMPLATE = 'toile_template';

export type TestDatabase = {
  /** For code that opens connections of its own, the queue for example. */
  url: string;
  database: Database;
  /** Runs by itself after the file's last test. */
  drop: () => Promise<void>;
};

/**
 * A migrated, empty database of the test file's own, cloned in some tens of milliseconds. Call it
 * once, at the top of the file:
 *
 *     const { database } = await createTestDatabase();
 *
 * What the tests open on `url` themselves they also close.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const testUrl = new URL(adminUrl);
  testUrl.pathname = name;
  const url = testUrl.href;
  const database = openDatabase(url, { maxConnections: 10, onError: ignoreLostConnection });
  const drop = async () => {
    if (database.$client.ending) return;
    await database.$client.end();
    await runAsAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  afterAll(drop);
  return { url, database, drop };
}

/** Tests that stop connections on purpose see the failure in their own queries. */
function ignoreLostConnection(): void {}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
