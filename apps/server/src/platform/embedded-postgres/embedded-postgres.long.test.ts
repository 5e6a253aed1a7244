import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { chooseClusterHome } from './cluster-home.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { DatabaseInUseError } from './leftover-server.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { isAlive } from './postmaster-file.ts';
import { chooseServerAccount } from './server-account.ts';
import { startServerProcess } from './server-process.ts';

const isRoot = process.getuid?.() === 0;
const cleanUps: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function openDataDir(name = 'data dir'): string {
  const folder = mkdtempSync(join(tmpdir(), 'toile-test-'));
  chmodSync(folder, 0o755);
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

async function start(
  dataDir: string,
  options: { isThrowaway: boolean } = { isThrowaway: true },
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, ...options });
  cleanUps.push(() => postgres.stop());
  return postgres;
}

/** A connection that is allowed to break. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = await connect(url);
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function queryWhenBack(url: string, statement: string): Promise<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] | undefined;
  const ask = async () => {
    rows = await query(url, statement).catch(() => undefined);
    return rows;
  };
  await expect.poll(ask, { timeout: 20_000 }).toBeDefined();
  return rows ?? [];
}

/**
 * Another process that starts the same database; resolves when it owns it, with its server's pid.
 */
async function startOwnerProcess(
  dataDir: string,
): Promise<{ owner: ChildProcess; server: number }> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const postgres = await startEmbeddedPostgres({
      dataDir: ${JSON.stringify(dataDir)}, isThrowaway: true, log: () => {},
    });
    console.log(postgres.pid);
  `;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const owner = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  cleanUps.push(() => void owner.kill('SIGKILL'));
  const [line] = await Promise.race([once(owner.stdout, 'data'), once(owner, 'exit')]);
  if (typeof line === 'number') throw new Error(`The owner ended with code ${line}`);
  return { owner, server: Number(String(line)) };
}

async function killHard(owner: ChildProcess): Promise<void> {
  const exited = once(owner, 'exit');
  owner.kill('SIGKILL');
  await exited;
}

test('a second start finds what the first one wrote, and stop leaves no process', async () => {
  const dataDir = openDataDir();
  const first = await start(dataDir);
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  const { pid } = first;
  await first.stop();
  expect(pid && isAlive(pid)).toBe(false);

  const second = await start(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
});

test('a database in use is refused with a sentence, and stays untouched', async () => {
  const dataDir = openDataDir();
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(DatabaseInUseError);
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a start waits for an owner that is just ending', async () => {
  const dataDir = openDataDir();
  const first = await start(dataDir);
  const second = start(dataDir);
  await delay(1_000);
  await first.stop();
  expect(await query((await second).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('of two starts at the same moment one gets the database', async () => {
  const dataDir = openDataDir();
  const starts = [startOwnerProcess(dataDir), startOwnerProcess(dataDir)];
  const results = await Promise.allSettled(starts);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  cleanUps.push(async () => {
    for (const result of results) {
      if (result.status === 'fulfilled') await killHard(result.value.owner);
    }
    await (await start(dataDir)).stop();
  });
});

test('a server whose owner was killed stops cleanly by itself', async () => {
  const dataDir = openDataDir();
  const { owner, server } = await startOwnerProcess(dataDir);
  await killHard(owner);
  await expect.poll(() => isAlive(server), { timeout: 20_000 }).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a running server without an owner is stopped and replaced', async () => {
  const dataDir = openDataDir();
  await (await start(dataDir)).stop();
  const account = chooseServerAccount();
  const home = chooseClusterHome(dataDir, account);
  const orphan = await startServerProcess({
    binaries: findPostgresBinaries(home.home, account),
    dataFolder: home.dataFolder,
    socketFolder: home.socketFolder,
    account,
    settings: {},
    log: () => {},
  });

  const next = await start(dataDir);
  expect(orphan.exitCode).toBe(0);
  expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('the start after a kill of owner and server succeeds', async () => {
  const dataDir = openDataDir();
  const { owner, server } = await startOwnerProcess(dataDir);
  await killHard(owner);
  process.kill(server, 'SIGKILL');

  const next = await start(dataDir);
  expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a server that dies comes back behind the same address', async () => {
  const postgres = await start(openDataDir(), { isThrowaway: false });
  await query(postgres.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  const { pid } = postgres;
  expect(pid).toBeDefined();
  process.kill(Number(pid), 'SIGKILL');

  expect(await queryWhenBack(postgres.url, 'SELECT 1')).toHaveLength(1);
  expect(await query(postgres.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  expect(postgres.pid).not.toBe(pid);
});

test('a crashed connection does not cost the ownership', async () => {
  const dataDir = openDataDir();
  const postgres = await start(dataDir);
  const [victim, bystander] = [await connect(postgres.url), await connect(postgres.url)];
  const [{ pid }] = (await victim.query('SELECT pg_backend_pid() AS pid')).rows;
  // Waits until the server has noticed; before that it answers as usual.
  const noticed = new Promise<void>((resolve) => bystander.once('end', resolve));
  process.kill(pid, 'SIGKILL');
  await noticed;

  await queryWhenBack(postgres.url, 'SELECT 1');
  await expect(start(dataDir)).rejects.toThrow(DatabaseInUseError);
});

test('the file of a dead server is no obstacle when its number now is another program', async () => {
  const dataDir = openDataDir();
  const first = await start(dataDir);
  await first.stop();
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/elsewhere\n`);

  const second = await start(dataDir);
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a folder with a long name still gets its socket', async () => {
  const postgres = await start(openDataDir('long'.repeat(40)));
  expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)('a DATA_DIR closed to others gets a stand-in, the same every time', async () => {
  const closed = openDataDir('closed');
  mkdirSync(closed, { mode: 0o700 });
  const dataDir = join(closed, 'data');
  const first = await start(dataDir);
  cleanUps.unshift(() => rmSync(first.home, { recursive: true, force: true }));
  expect(first.home).not.toBe(dataDir);
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();

  const second = await start(dataDir);
  expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
});

test.runIf(isRoot)('a database that has been closed off is reported, not replaced', async () => {
  const dataDir = openDataDir('data');
  const first = await start(dataDir);
  await first.stop();
  chmodSync(dataDir, 0o700);
  await expect(start(dataDir)).rejects.toThrow(/can no longer enter/);
});
