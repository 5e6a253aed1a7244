import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { isAlive, readPostmaster } from '../platform/embedded-postgres/postmaster-file.ts';
import { SAME_SIGNAL_MS } from '../signals.ts';
import { findFreePort, isWell, startProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'toile-keeper-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { url: DATABASE_URL } = await createTestDatabase();

/** A small heap, which is soon exhausted. */
const nodeFlags = ['--max-old-space-size=200'];
const LONG_MS = 60_000;
const SECOND_SIGNAL_MS = SAME_SIGNAL_MS + 300;

/** Starts the keeper; resolves when its server is open. */
async function startKeeper(name: string, settings: Record<string, string> = {}) {
  const DATA_DIR = join(folder, name);
  const PORT = String(await findFreePort());
  const environment = { DATA_DIR, PORT, LOG_LEVEL: 'info', ...settings };
  const keeper = startProcess(environment, [], { name: 'probe-keeper', nodeFlags });
  onTestFinished(() => void keeper.child.kill('SIGKILL'));
  await keeper.printed('Ctrl-C');
  const serverPids = () =>
    [...keeper.output().matchAll(/"server":(\d+)/g)].map(([, pid]) => Number(pid));
  const serverPid = () => serverPids().at(-1) ?? 0;
  const isReady = () => isWell(`http://127.0.0.1:${PORT}/readyz`);

  async function returns(lives: number): Promise<void> {
    await expect.poll(() => serverPids().length, { timeout: LONG_MS }).toBe(lives);
    await expect.poll(isReady, { timeout: LONG_MS }).toBe(true);
  }

  const databasePid = () => readPostmaster(join(DATA_DIR, 'postgres'))?.pid;
  return { ...keeper, DATA_DIR, PORT, serverPid, returns, databasePid };
}

async function expectGone(pid: number | undefined) {
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isAlive(Number(pid)), { timeout: LONG_MS }).toBe(false);
}

describe('the keeper', () => {
  it('starts a server again that was killed or ran out of memory, on the same database', async () => {
    const { child, output, ended, serverPid, databasePid, returns } = await startKeeper('deaths');
    const database = databasePid();
    process.kill(serverPid(), 'SIGKILL');
    await returns(2);
    process.kill(serverPid(), 'SIGUSR2');
    await returns(3);
    expect(output()).toContain('heap out of memory');
    expect(databasePid()).toBe(database);
    expect(output().match(/Toile is open/g)).toHaveLength(1);
    expect(output().match(/The server has died; starting it again/g)).toHaveLength(2);

    const server = serverPid();
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await expectGone(server);
    await expectGone(database);
  });

  it('leaves no server and no database behind when it is killed', async () => {
    const { child, serverPid, databasePid } = await startKeeper('killed');
    const [server, database] = [serverPid(), databasePid()];
    child.kill('SIGKILL');
    await expectGone(server);
    await expectGone(database);
  });

  it('goes at once on a second signal, and so does its server', async () => {
    const { child, ended, serverPid } = await startKeeper('hasty', { DATABASE_URL });
    const server = serverPid();
    process.kill(server, 'SIGSTOP');
    child.kill('SIGINT');
    await setTimeout(SECOND_SIGNAL_MS);
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    await expectGone(server);
  });

  it('ends when the server was asked to end by itself', async () => {
    const { ended, serverPid } = await startKeeper('asked', { DATABASE_URL });
    process.kill(serverPid(), 'SIGTERM');
    expect(await ended).toBe(0);
  });

  it('keeps one role alone', async () => {
    const environment = { DATA_DIR: join(folder, 'worker'), DATABASE_URL, LOG_LEVEL: 'info' };
    const flags = ['--role', 'worker'];
    const keeper = startProcess(environment, flags, { name: 'probe-keeper', nodeFlags });
    await keeper.printed('"roles":["worker"]');
    keeper.child.kill('SIGTERM');
    expect(await keeper.ended).toBe(0);
  });
});

describe('a start that cannot be', () => {
  it.each([
    [{ PORT: 'abc' }, [], 'PORT is "abc", but it wants a port number from 1 to 65535.\n'],
    [{}, ['--role', 'cook'], '--role is "cook", but it wants api or worker.\n'],
    [
      { C2PA_CERTIFICATE: '/nowhere.pem', C2PA_KEY: '/nowhere.key' },
      [],
      'C2PA_KEY is "/nowhere.key", but that file cannot be read.\n',
    ],
  ])('says why in one sentence, and is not tried again: %j %j', async (fault, flags, sentence) => {
    const environment = { DATA_DIR: join(folder, 'never'), DATABASE_URL, ...fault };
    const { output, ended } = startProcess(environment, flags, { name: 'probe-keeper' });
    expect(await ended).toBe(1);
    expect(output()).toBe(sentence);
  });

  it('names a port that is taken, and leaves no database behind', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given');
    const DATA_DIR = join(folder, 'taken');
    const environment = { DATA_DIR, PORT: String(address.port) };
    const { output, ended } = startProcess(environment, [], { name: 'probe-keeper' });
    expect(await ended).toBe(1);
    expect(output()).toBe(
      'PORT is taken by another program: stop that one, or choose another PORT.\n',
    );
    expect(readPostmaster(join(DATA_DIR, 'postgres'))).toBeUndefined();
  });
});
