import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateDatabase } from '../db/migrate.ts';

/** Name of the migrated, empty database that is cloned for every test file. */
const TEMPLATE = 'toile_template';

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = name;
  return url.href;
}

/** Makes the template on the server of that address. */
export async function createTemplate(adminUrl: string): Promise<void> {
  await runAsAdmin(adminUrl, `CREATE DATABASE ${TEMPLATE}`);
  await migrateDatabase(urlOf(adminUrl, TEMPLATE));
  // Nobody may connect from now on: a clone fails while its template has connections.
  const lock = `ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`;
  await runAsAdmin(adminUrl, lock);
}

/** A new clone of the template; it takes some tens of milliseconds. */
export async function cloneTemplate(adminUrl: string): Promise<{ url: string; name: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return { url: urlOf(adminUrl, name), name };
}

/** Drops a clone, whoever is connected to it. */
export function dropClone(adminUrl: string, name: string): Promise<void> {
  return runAsAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
}
