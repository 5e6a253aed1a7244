import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { SAME_SIGNAL_MS } from './signals.ts';
import { openBalancer } from './testing/balancer.ts';
import { findFreePort, startProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'toile-process-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { url: DATABASE_URL } = await createTestDatabase();

async function environmentOf(name: string) {
  return { DATA_DIR: join(folder, name), DATABASE_URL, PORT: String(await findFreePort()) };
}

describe('the process', () => {
  it('starts, says where it is, and ends in order on SIGTERM', async () => {
    const environment = await environmentOf('term');
    const { child, printed, output, ended } = startProcess(environment);
    const url = `http://localhost:${environment.PORT}`;
    await printed(`Toile is open at ${url}`);
    expect(output()).toContain(`${url}/dev/mail`);
    expect(output()).not.toContain('Demo login');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${environment.PORT}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('brings its own database and demo login, and keeps them over a restart', async () => {
    const { DATA_DIR, PORT } = await environmentOf('embedded');
    const logins: (string | undefined)[] = [];
    for (let start = 0; start < 2; start += 1) {
      const { child, printed, output, ended } = startProcess({ DATA_DIR, PORT });
      await printed('Ctrl-C');
      logins.push(/Demo login +(demo \/ \S+)/.exec(output())?.[1]);
      child.kill('SIGINT');
      expect(await ended).toBe(0);
    }
    expect(logins[0]).toMatch(/^demo \/ (\w{4}-){2}\w{4}$/);
    expect(logins[1]).toBe(logins[0]);
  });

  it('plays one role alone: a worker opens no port', async () => {
    const environment = await environmentOf('worker');
    const process_ = startProcess({ ...environment, LOG_LEVEL: 'info' }, ['--role', 'worker']);
    await process_.printed('"roles":["worker"]');
    await expect(fetch(`http://localhost:${environment.PORT}/healthz`)).rejects.toThrow(
      'fetch failed',
    );
    process_.child.kill('SIGTERM');
    expect(await process_.ended).toBe(0);
  });

  it('answers the request that is under way when it ends', async () => {
    const environment = await environmentOf('busy');
    const { child, printed, ended } = startProcess(environment, ['--role=api']);
    const url = `http://localhost:${environment.PORT}`;
    await printed(url);
    const cookies = (await fetch(`${url}/api/csrf/`)).headers.getSetCookie();
    const token = /csrftoken=([^;]+)/.exec(cookies.join())?.[1] ?? '';
    const form = new URLSearchParams({
      username: 'late',
      email: 'late@a.example',
      password1: 'needle and thread',
      password2: 'needle and thread',
    });
    const signup = request(`${url}/api/signup/`, {
      method: 'POST',
      headers: {
        cookie: `csrftoken=${token}`,
        'x-csrftoken': token,
        'content-type': 'application/x-www-form-urlencoded',
        expect: '100-continue',
      },
    });
    // The server says "continue" when it has the request's head: from then on it is under way.
    signup.flushHeaders();
    await once(signup, 'continue');
    child.kill('SIGTERM');
    await sleep(200);
    signup.end(form.toString());
    const [answer] = await once(signup, 'response');
    expect(answer.statusCode).toBe(201);
    answer.resume();
    expect(await ended).toBe(0);
  });

  it('fails no request of a rolling restart', async () => {
    const { DATA_DIR, ...environment } = await environmentOf('rolling');
    const ports = [await findFreePort(), await findFreePort()];
    const start = (place: number) =>
      startProcess({ ...environment, DATA_DIR, PORT: String(ports[place]), DRAIN_SECONDS: '2' }, [
        '--role=api',
      ]);
    const servers = [start(0), start(1)];
    await Promise.all(servers.map((server) => server.printed('Toile is open')));
    const balancer = await openBalancer(ports);
    const counts = { answered: 0, failed: [] as unknown[] };
    const stop = new AbortController();
    const visitors = Array.from({ length: 8 }, async () => {
      while (!stop.signal.aborted) {
        const status = await balancer.ask('/api/csrf/').catch((error: unknown) => error);
        if (status === 204) counts.answered += 1;
        else counts.failed.push(status);
      }
    });
    for (const place of [0, 1]) {
      const old = servers[place];
      old?.child.kill('SIGTERM');
      expect(await old?.ended).toBe(0);
      servers[place] = start(place);
      await servers[place].printed('Toile is open');
      await sleep(300);
    }
    stop.abort();
    await Promise.all(visitors);
    balancer.close();
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    expect(counts.failed).toEqual([]);
    expect(counts.answered).toBeGreaterThan(100);
  });

  it('goes at once on a second signal', async () => {
    const environment = await environmentOf('hasty');
    const { child, printed, ended } = startProcess(environment, ['--role=api']);
    const url = `http://localhost:${environment.PORT}`;
    await printed(url);
    child.kill('SIGINT');
    await sleep(SAME_SIGNAL_MS + 200);
    child.kill('SIGINT');
    expect([0, 1]).toContain(await ended);
  });
});

describe('a start that cannot be', () => {
  it.each([
    [{ PORT: 'abc' }, [], 'PORT is "abc", but it wants a port number from 1 to 65535.\n'],
    [{}, ['--role', 'cook'], '--role is "cook", but it wants api or worker.\n'],
    [
      {},
      ['--port', '1'],
      'The only flags are --role, with api or worker, and --engines, with names of engines; got "--port 1".\n',
    ],
    [
      {},
      ['--engines', 'fashn'],
      '--engines names "fashn", but it wants engines that are turned on: probe.\n',
    ],
  ])('says why in one sentence: %j %j', async (fault, flags, sentence) => {
    const environment = await environmentOf('never');
    const { output, ended } = startProcess({ ...environment, ...fault }, flags);
    expect(await ended).toBe(1);
    expect(output()).toBe(sentence);
  });

  it('names a port that is taken, and leaves nothing running', async () => {
    const environment = await environmentOf('taken');
    const other = createServer().listen(Number(environment.PORT), 'localhost');
    await once(other, 'listening');
    const { output, ended } = startProcess(environment);
    expect(await ended).toBe(1);
    expect(output()).toContain('PORT is taken by another program');
    other.close();
  });
});
