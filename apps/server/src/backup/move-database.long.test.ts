import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { jobs, ledgerTransfers, slots } from '../db/schema/index.ts';
import { createSessionsService } from '../modules/accounts/sessions.service.ts';
import { createLedger } from '../modules/credits/ledger.service.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import {
  findRunningDatabase,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../testing/audit-ledger.ts';
import { createUser } from '../testing/create-user.ts';
import { findFreePort, startProcess } from '../testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'toile-move-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const DATA_DIR = join(folder, 'data');
const LONG_MS = 180_000;

/** The product with a slow engine, on the embedded database or another one. */
async function startProduct(settings: Record<string, string> = {}) {
  const PORT = String(await findFreePort());
  const fixed = { DATA_DIR, PORT, WORKER_CONCURRENCY: '2' };
  const server = startProcess({ ...fixed, ...settings }, [], { name: 'probe-slow-main' });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await server.printed('Ctrl-C');
  return { ...server, origin: `http://localhost:${PORT}` };
}

function open(url: string): Database {
  const database = openDatabase(url, { maxConnections: 4, onError: () => undefined });
  onTestFinished(() => database.close());
  return database;
}

async function createCustomer(database: Database): Promise<string> {
  const ledger = createLedger({ welcomeCredits: 1000 });
  const userId = await createUser(database);
  await database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
  return createSessionsService({ database, clock: systemClock }).open(userId);
}

async function order(origin: string, session: string): Promise<Response> {
  const cookie = `sessionid=${session}`;
  const answer = await fetch(`${origin}/api/csrf/`, { headers: { cookie } });
  const token = /csrftoken=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
  const body = new FormData();
  const fields = { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '4' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { cookie: `${cookie}; csrftoken=${token}`, 'x-csrftoken': token };
  return fetch(`${origin}/api/generate-image-with-sse/`, { method: 'POST', headers, body });
}

const statusOf = async (origin: string, session: string) =>
  (
    await fetch(`${origin}/api/get-user-credits/`, {
      headers: { cookie: `sessionid=${session}` },
    })
  ).status;

function moveTo(url: string) {
  const started = startProcess({ DATA_DIR }, ['--to', url], { name: '../backup/move-database' });
  onTestFinished(() => void started.child.kill('SIGKILL'));
  return started;
}

test('a product with runs under way moves to another database, and goes on there', async () => {
  const old = await startProduct();
  const before = open(findRunningDatabase(DATA_DIR) ?? '');
  const customers = await Promise.all([1, 2, 3].map(() => createCustomer(before)));
  const [ada = ''] = customers;
  for (const session of customers) expect((await order(old.origin, session)).status).toBe(202);
  await expect
    .poll(() => before.$count(slots, eq(slots.state, 'running')), { timeout: LONG_MS })
    .toBeGreaterThan(0);

  const other = await startEmbeddedPostgres({
    dataDir: join(folder, 'other'),
    log: () => undefined,
  });
  onTestFinished(async () => {
    await other.stop();
    rmSync(other.home, { recursive: true, force: true });
  });
  const stopped = moveTo(other.url);
  await stopped.printed('Waiting for a moment');
  stopped.child.kill('SIGKILL');
  await stopped.ended;
  // The killed one's connection may be there for a moment.
  let moved = moveTo(other.url);
  await expect
    .poll(
      async () => {
        if ((await moved.ended) === 0) return 0;
        moved = moveTo(other.url);
        return moved.output();
      },
      { timeout: LONG_MS },
    )
    .toBe(0);
  expect(moved.output()).toContain('each table compared');
  expect(moved.output()).toContain('Ledger: adds up');

  expect(await statusOf(old.origin, ada)).toBe(200);
  const refused = await order(old.origin, ada);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
  old.child.kill('SIGTERM');
  await old.ended;

  const { origin, child, ended } = await startProduct({ DATABASE_URL: other.url });
  const after = open(other.url);
  expect(await statusOf(origin, ada)).toBe(200);
  expect((await order(origin, ada)).status).toBe(202);
  await expect
    .poll(() => after.$count(jobs, eq(jobs.state, 'running')), { timeout: LONG_MS })
    .toBe(0);
  const total = await after.$count(slots);
  expect(total).toBe(16);
  expect(await after.$count(slots, eq(slots.state, 'delivered'))).toBe(total);
  expect(await after.$count(ledgerTransfers, eq(ledgerTransfers.kind, 'settle'))).toBe(total);
  expect(await auditLedger(after)).toMatchObject({ ...LEDGER_IN_ORDER, held: 0 });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
