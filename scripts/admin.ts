import {
  endAllSessions,
  listAudit,
} from '../apps/server/src/modules/operators/operators.service.ts';
import { createClosers } from '../apps/server/src/platform/closers.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createLog } from '../apps/server/src/platform/create-log.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';

const USAGE = `npm run admin -- end-sessions NAME REASON
npm run admin -- audit

end-sessions logs the account with this name or e-mail out everywhere; the reason, 10 characters
or more, goes into the audit log. audit prints the log's newest 100 entries.`;

const FAULTS = {
  'no-user': 'There is no account with this name or e-mail.',
  'short-reason': 'The reason needs 10 characters or more.',
};

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const closers = createClosers();
  try {
    const log = createLog('warn');
    const { dataDir, databaseUrl } = readConfig(process.env);
    let url = databaseUrl;
    if (url === undefined) {
      const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
      closers.add(() => postgres.stop());
      url = postgres.url;
    }
    const onError = (error: Error) => log.warn({ err: error }, 'A connection was lost');
    const database = openDatabase(url, { maxConnections: 2, onError });
    closers.add(() => database.close());
    await work(database);
  } finally {
    await closers.closeAll();
  }
}

async function endSessions(credential: string, reason: string): Promise<void> {
  await withDatabase(async (database) => {
    const outcome = await endAllSessions(database, { actor: 'terminal', credential, reason });
    if (outcome === 'done') console.log('All sessions have ended.');
    else {
      console.error(FAULTS[outcome]);
      process.exitCode = 1;
    }
  });
}

async function printAudit(): Promise<void> {
  await withDatabase(async (database) => {
    for (const { createdAt, actor, action, userId, reason } of await listAudit(database, 100)) {
      console.log(`${createdAt.toISOString()}  ${actor}  ${action}  ${userId}  ${reason}`);
    }
  });
}

const [command, name, ...words] = process.argv.slice(2);
if (command === 'end-sessions' && name !== undefined) await endSessions(name, words.join(' '));
else if (command === 'audit' && name === undefined) await printAudit();
else {
  console.error(USAGE);
  process.exitCode = 2;
}
