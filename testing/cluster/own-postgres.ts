import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseServerAccount } from '../../apps/server/src/platform/embedded-postgres/server-account.ts';
import {
  databaseUrl,
  serverEnvironment,
  serverFlags,
} from '../../apps/server/src/platform/embedded-postgres/server-settings.ts';

const run = promisify(execFile);
const INSTALLED = '/usr/lib/postgresql';
const START_PATIENCE_MS = 60_000;

/** A PostgreSQL of the machine's own packages. */
export type OwnPostgres = {
  url: string;
  /** Stops the server by a signal, waits, and starts it again after `awayMs`. */
  restart: (signal: 'SIGINT' | 'SIGQUIT', awayMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Folder of the programs of the newest PostgreSQL that is installed, if one is. */
export function findPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** True once the server answers a query. */
async function answersQuery(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitForAnswer(url: string): Promise<void> {
  const deadline = performance.now() + START_PATIENCE_MS;
  while (!(await answersQuery(url))) {
    if (performance.now() > deadline) throw new Error('PostgreSQL does not answer');
    await sleep(100);
  }
}

async function createDatabase(socketFolder: string): Promise<string> {
  const own = databaseUrl(socketFolder, 'postgres');
  await waitForAnswer(own);
  const client = new pg.Client({ connectionString: own });
  await client.connect();
  await client.query('create database toile');
  // A pooler cannot pass these on: docs/deploy.md.
  for (const limit of ['statement_timeout = 8000', 'idle_in_transaction_session_timeout = 5000']) {
    await client.query(`alter role toile in database toile set ${limit}`);
  }
  await client.end();
  return databaseUrl(socketFolder, 'toile');
}

/** Makes a cluster in `folder`, which other accounts can enter, and starts it. */
export async function startOwnPostgres(binaries: string, folder: string): Promise<OwnPostgres> {
  const account = chooseServerAccount();
  const identity = { ...account, cwd: '/', env: serverEnvironment() };
  const [data, socketFolder] = [join(folder, 'postgres'), join(folder, 'socket')];
  for (const own of [data, socketFolder]) {
    await mkdir(own, { mode: 0o700 });
    if (account) await chown(own, account.uid, account.gid);
  }
  const flags = ['--username=toile', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(binaries, 'initdb'), [`--pgdata=${data}`, ...flags], identity);

  function launch(): ChildProcess {
    const settings = serverFlags(socketFolder, { max_connections: '150' });
    const args = ['-D', data, ...settings];
    return spawn(join(binaries, 'postgres'), args, { ...identity, stdio: 'ignore' });
  }

  let server = launch();
  const url = await createDatabase(socketFolder);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  process.once('exit', () => server.kill('SIGINT'));
  return {
    url,
    restart: async (signal, awayMs) => {
      await end(signal);
      await sleep(awayMs);
      server = launch();
      await waitForAnswer(url);
    },
    stop: () => end('SIGINT'),
  };
}
