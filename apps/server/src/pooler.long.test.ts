import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from './db/migrate.ts';
import { findMissingLimits, openDatabase } from './platform/database.ts';
import { openNotifications } from './platform/notifications.ts';
import { findStartFault } from './start-fault.ts';
import { auditLedger, LEDGER_IN_ORDER } from './testing/audit-ledger.ts';
import { readEventSource } from './testing/event-source.ts';
import { listenLive } from './testing/live-server.ts';
import { hasPgbouncer, startPgbouncer } from './testing/pgbouncer.ts';
import { openSignedIn } from './testing/register.ts';
import { findFreePort, isWell, startProcess } from './testing/server-process.ts';
import { silentLog } from './testing/silent-log.ts';
import { startWorker } from './testing/start-worker.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const POOL_SIZE = 4;

/** Skipped where PgBouncer is not installed. */
describe.runIf(hasPgbouncer())('behind PgBouncer, with connections lent for a transaction', () => {
  const stops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  async function reachDatabase(directUrl: string): Promise<string> {
    const { url, stop } = await startPgbouncer(directUrl, { poolSize: POOL_SIZE });
    stops.push(stop);
    return url;
  }

  test.each(['listen', 'poll'] as const)(
    'a run is ordered, drawn, told and paid (%s)',
    async (pooler) => {
      const testApp = await createTestApp({ reachDatabase, pooler });
      const { port } = await listenLive(testApp);
      const ada = await openSignedIn(testApp, 'ada');
      startWorker(testApp.services, { isPooled: true, concurrency: 4 });
      const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const orders = Array.from({ length: 3 }, () =>
        ada.post('/api/generate-image-with-sse/', {
          multipart: { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '4' },
        }),
      );
      for (const answer of await Promise.all(orders)) {
        expect(answer.statusCode).toBe(202);
        const url = `http://127.0.0.1:${port}/api/stream-image-generation/${answer.json().job_id}/`;
        const names: string[] = [];
        for await (const { event } of readEventSource(url, { cookie })) names.push(event);
        expect(names.filter((name) => name === 'image')).toHaveLength(4);
        expect(names.at(-1)).toBe('done');
      }
      expect(await auditLedger(testApp.database)).toMatchObject(LEDGER_IN_ORDER);
      const { rows } = await testApp.database.execute<{ open: number }>(sql`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and application_name <> 'psql'`);
      // The pool's, and past it the listener's.
      expect(rows[0]?.open).toBeLessThanOrEqual(POOL_SIZE + (pooler === 'listen' ? 2 : 1));
    },
  );

  test('a stream ends with its session, without notifications too', async () => {
    const testApp = await createTestApp({ reachDatabase, pooler: 'poll' });
    const { port } = await listenLive(testApp);
    const ada = await openSignedIn(testApp, 'ada');
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ada.post('/api/generate-image-with-sse/', {
      multipart: { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '1' },
    });
    const url = `http://127.0.0.1:${port}/api/stream-image-generation/${answer.json().job_id}/`;
    const reading = (async () => {
      for await (const { event } of readEventSource(url, { cookie })) if (event === 'done') return;
    })();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const begin = performance.now();
    await ada.post('/api/logout/');
    await reading.catch(() => undefined);
    expect(performance.now() - begin).toBeLessThan(5000);
  });

  test.each([
    ['the database beside it', 'direct'],
    ['nothing beside it', 'poll'],
  ])('a process starts with %s, is ready, and ends in order', async (_what, way) => {
    const { url: direct } = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'toile-pooled-'));
    const PORT = String(await findFreePort());
    const { child, printed, output, ended } = startProcess({
      PORT,
      DATA_DIR: folder,
      DATABASE_URL: await reachDatabase(direct),
      DATABASE_LISTEN_URL: way === 'direct' ? direct : 'poll',
      LOG_LEVEL: 'warn',
    });
    await printed('Toile is open');
    expect(await isWell(`http://localhost:${PORT}/readyz`)).toBe(true);
    expect(output()).toContain('SET idle_in_transaction_session_timeout = 5000');
    expect(output()).not.toContain('The queue did not start');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await rm(folder, { recursive: true });
  });

  test('two processes migrate at once, and leave no lock behind', async () => {
    const own = await createTestDatabase();
    const url = await reachDatabase(own.url);
    await own.database.execute(sql`drop schema graphile_worker cascade`);
    await Promise.all([1, 2].map(() => migrateDatabase(url, { isPooled: true })));
    const { rows } = await own.database.execute(sql`
      select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`);
    expect(rows).toEqual([]);
  });

  test('without DATABASE_LISTEN_URL the start says what is missing', async () => {
    const { url: direct } = await createTestDatabase();
    const url = await reachDatabase(direct);
    const error: unknown = await migrateDatabase(url).catch((fault: unknown) => fault);
    expect(findStartFault(error)).toMatch('set DATABASE_LISTEN_URL');
  });

  test('a listener behind it finds out that it hears nothing', async () => {
    const { database, url: direct } = await createTestDatabase();
    const warnings: unknown[] = [];
    const log = { ...silentLog, warn: (...words: unknown[]) => void warnings.push(words.at(-1)) };
    const deaf = openNotifications(await reachDatabase(direct), {
      channels: ['one'],
      log,
      heartbeatMs: 100,
      echoPatienceMs: 500,
      send: (channel) => database.execute(sql`select pg_notify(${channel}, '')`),
    });
    await expect.poll(() => warnings.length).toBeGreaterThan(0);
    await deaf.close();
    expect(warnings.at(0)).toMatch('Set DATABASE_LISTEN_URL');
  });

  test('time limits are the database’s, and the command that sets them is told', async () => {
    const { database: direct, url } = await createTestDatabase();
    const options = { maxConnections: 2, onError: () => undefined, isPooled: true };
    const before = openDatabase(await reachDatabase(url), options);
    const missing = (await findMissingLimits(before)) ?? '';
    expect(missing).toMatch(/^ALTER ROLE \S+ IN DATABASE \S+ SET statement_timeout = 8000;/);
    await before.close();
    await direct.execute(sql.raw(missing));
    const after = openDatabase(await reachDatabase(url), options);
    expect(await findMissingLimits(after)).toBeUndefined();
    await expect(after.execute(sql`select pg_sleep(9)`)).rejects.toThrow('Failed query');
    await after.close();
  });
});
