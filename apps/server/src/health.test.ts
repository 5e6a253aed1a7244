import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@toile/engines';
import { describe, expect, it, test } from 'vitest';
import { createProbeEngine } from './testing/probe-engine.ts';
import { createTestApp } from './testing/test-app.ts';

const engine = createProbeEngine();
const { app, dataDir, database } = await createTestApp({ engine });
const allOk = {
  database: { ok: true },
  files: { ok: true },
  engine: { ok: true },
  queue: { ok: true },
};
/** No test fetches the model. */
const safety = { state: 'off', reason: expect.stringContaining('unchecked') };

/** Known for a few seconds, whatever the engine says meanwhile. */
const engines = { probe: expect.stringMatching(/^(ready|away)$/) };

async function readiness() {
  const answer = await app.inject('/readyz');
  return [answer.statusCode, answer.json()];
}

describe('health', () => {
  it('/healthz says that the process runs', async () => {
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('/readyz names each part', async () => {
    expect(await readiness()).toEqual([
      200,
      { status: 'ok', checks: allOk, engines: { probe: 'ready' }, safety },
    ]);
  });

  it('/readyz says which part does not work, and not why', async () => {
    const { check } = engine;
    engine.check = () => Promise.reject(new Error('secret path /srv/models missing'));
    await rm(join(dataDir, 'files'), { recursive: true });
    expect(await readiness()).toEqual([
      503,
      {
        status: 'unavailable',
        engines,
        safety,
        checks: {
          ...allOk,
          engine: { ok: false, reason: 'The engine cannot draw' },
          files: { ok: false, reason: 'The file store cannot be written to' },
        },
      },
    ]);
    engine.check = check;
  });

  it('/readyz says in plain words that no drawing thread starts', async () => {
    const { check } = engine;
    const fault = new EngineError('unavailable', 'No thread starts', { part: 'threads' });
    engine.check = () => Promise.reject(fault);
    const [status, { checks }] = await readiness();
    engine.check = check;
    expect([status, checks.engine]).toEqual([
      503,
      { ok: false, reason: 'The engine cannot draw: its threads do not start' },
    ]);
  });

  it('/readyz does not wait for ever', async () => {
    const { check } = engine;
    engine.check = () => new Promise(() => undefined);
    const start = performance.now();
    expect((await readiness())[0]).toBe(503);
    expect(performance.now() - start).toBeLessThan(10_000);
    engine.check = check;
  });

  it('/metrics has requests, runs and the queue', async () => {
    const answer = await app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toMatch(/http_request_duration_seconds_count\{.*route="\/readyz".*\} 1/);
    expect(answer.body).toContain('toile_jobs 0');
    expect(answer.body).toContain('toile_slots{state="queued"} 0');
    expect(answer.body).toContain('toile_queue_oldest_seconds 0');
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
