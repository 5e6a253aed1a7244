import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Engine, EngineError, routeEngines } from '@toile/engines';
import { describe, expect, it, test, vi } from 'vitest';
import { buildProbeServer } from './probe-server.ts';
import { createProbeEngine } from './testing/probe-engine.ts';
import { createTestApp } from './testing/test-app.ts';

const engine = createProbeEngine();
const { app, database } = await createTestApp({ engine });
const allOk = {
  database: { ok: true },
  files: { ok: true },
  engine: { ok: true },
  queue: { ok: true },
};
/** No test fetches the model. */
const safety = { state: 'off', reason: expect.stringContaining('unchecked') };

async function readiness(of = app) {
  const answer = await of.inject('/readyz');
  return [answer.statusCode, answer.json()];
}

/** An app whose engine answers so when it is asked for its state. */
const openWith = (check: Engine['check']) => createTestApp({ engine: { ...engine, check } });

describe('health', () => {
  it('/healthz says that the process runs', async () => {
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('/readyz names each part', async () => {
    expect(await readiness()).toEqual([
      200,
      { status: 'ok', checks: allOk, engines: { probe: 'ready' }, safety },
    ]);
  });

  it('/readyz says which part does not work, and not why', async () => {
    const fault = new Error('secret path /srv/models missing');
    const own = await openWith(() => Promise.reject(fault));
    await rm(join(own.dataDir, 'files'), { recursive: true });
    expect(await readiness(own.app)).toEqual([
      503,
      {
        status: 'unavailable',
        engines: { probe: 'away' },
        safety,
        checks: {
          ...allOk,
          engine: { ok: false, reason: 'The engine cannot draw' },
          files: { ok: false, reason: 'The file store cannot be written to' },
        },
      },
    ]);
  });

  it('/readyz says in plain words that no drawing thread starts', async () => {
    const fault = new EngineError('unavailable', 'No thread starts', { part: 'threads' });
    const own = await openWith(() => Promise.reject(fault));
    const [status, { checks }] = await readiness(own.app);
    expect([status, checks.engine]).toEqual([
      503,
      { ok: false, reason: 'The engine cannot draw: its threads do not start' },
    ]);
  });

  it('/readyz does not wait for ever', async () => {
    const own = await openWith(() => new Promise(() => undefined));
    const start = performance.now();
    expect((await readiness(own.app))[0]).toBe(503);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('/readyz asks each engine once, however often it is called', async () => {
    const check = vi.fn(async () => undefined);
    const own = await openWith(check);
    await Promise.all([readiness(own.app), readiness(own.app)]);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('/readyz is not kept from its answer by an engine that another one stands in for', async () => {
    const silent = { ...engine, id: 'silent', check: () => new Promise<void>(() => undefined) };
    const own = await createTestApp({ engine: routeEngines([silent, engine]) });
    const [status, { engines }] = await readiness(own.app);
    expect([status, engines]).toEqual([200, { silent: 'away', probe: 'ready' }]);
  });

  it('/metrics has requests, runs and the queue', async () => {
    const answer = await app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toMatch(/http_request_duration_seconds_count\{.*route="\/readyz".*\} 1/);
    expect(answer.body).toContain('toile_jobs 0');
    expect(answer.body).toContain('toile_slots{lane="workers",state="queued"} 0');
    expect(answer.body).toContain('toile_queue_oldest_seconds{lane="workers"} 0');
    expect(answer.body).toContain('process_cpu_seconds_total');
  });

  it('/metrics is for this machine alone', async () => {
    const ask = (remoteAddress: string, headers: Record<string, string>) =>
      app.inject({ url: '/metrics', remoteAddress, headers });
    const local = { host: 'localhost:3000' };
    expect((await ask('192.0.2.7', local)).statusCode).toBe(404);
    expect((await ask('127.0.0.1', { host: 'evil.example' })).statusCode).toBe(404);
    const proxied = { ...local, 'x-forwarded-for': '192.0.2.7' };
    expect((await ask('127.0.0.1', proxied)).statusCode).toBe(404);
  });

  it('private calls answer 503 while the database is away', async () => {
    await database.close();
    const cookies = { sessionid: 'x'.repeat(43) };
    const answer = await app.inject({ url: '/api/get-user-credits/', cookies });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    // A browser keeps its session over the gap.
    expect(answer.cookies).toEqual([]);
    expect((await readiness())[1].checks.database).toEqual({
      ok: false,
      reason: 'The database does not answer',
    });
  });
});

test('/readyz lists the models; one that is absent keeps nobody away', async () => {
  const model = { id: 'is-net', finds: 'the subject', bytes: 88_188_479, licence: 'MIT' };
  const models = [{ ...model, state: 'absent' as const }];
  const localModels = {
    list: () => models,
    areUsedFor: () => false,
    fetchMissing: async () => undefined,
  };
  const own = await createTestApp({ engine: { ...engine, localModels } });
  const answer = await own.app.inject('/readyz');
  expect([answer.statusCode, answer.json().models]).toEqual([200, models]);
});

describe('/metrics of a public site', () => {
  it.each([
    ['PUBLIC_URL', 'https://toile.example'],
    ['TRUST_PROXY', '1'],
  ])('is not there without a token, with %s=%s', async (name, value) => {
    const site = await createTestApp({ environment: { [name]: value } });
    const asFromHere = { url: '/metrics', headers: { host: 'localhost:3000' } };
    expect((await site.app.inject(asFromHere)).statusCode).toBe(404);
  });
});

describe('/metrics with a token', () => {
  it('asks for it', async () => {
    const token = 'a-token-of-metrics';
    const guarded = await createTestApp({ environment: { METRICS_TOKEN: token } });
    const ask = async (authorization: string) =>
      (await guarded.app.inject({ url: '/metrics', headers: { authorization } })).statusCode;
    expect(await ask(`Bearer ${token}`)).toBe(200);
    expect(await ask('Bearer something-else-now')).toBe(404);
    expect(await ask('')).toBe(404);
  });
});

describe('the end', () => {
  it('is told by /readyz while all else is answered, and connections end', async () => {
    const own = await createTestApp({ engine });
    const drained = own.services.draining.drain(0.01);
    expect(await readiness(own.app)).toEqual([503, { status: 'ending' }]);
    const answer = await own.app.inject('/api/csrf/');
    expect([answer.statusCode, answer.headers.connection]).toEqual([204, 'close']);
    expect((await own.app.inject('/healthz')).statusCode).toBe(200);
    await drained;
  });
});

describe('a worker alone', () => {
  it('answers its operator, and nothing else', async () => {
    const own = await createTestApp({ engine });
    const server = await buildProbeServer(own.services);
    const askFor = async (url: string) => (await server.inject(url)).statusCode;
    expect(
      await Promise.all(['/healthz', '/readyz', '/metrics', '/api/csrf/'].map(askFor)),
    ).toEqual([200, 200, 200, 404]);
    await server.close();
  });
});
