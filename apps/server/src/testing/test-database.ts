import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/database.ts';
import { cloneTemplate, dropClone } from './template-database.ts';

export type TestDatabase = {
  /** Address for code that opens connections of its own, the queue for example. */
  url: string;
  database: Database;
  /** Drops the database; called by itself after the file's last test. */
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
  const { url, name } = await cloneTemplate(adminUrl);
  const database = openDatabase(url, { maxConnections: 10, onError: ignoreLostConnection });
  const drop = async () => {
    if (database.$client.ending) return;
    await database.$client.end();
    await dropClone(adminUrl, name);
  };
  afterAll(drop);
  return { url, database, drop };
}

/** Tests that stop connections on purpose see the failure in their own queries. */
function ignoreLostConnection(): void {}
