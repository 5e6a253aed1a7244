import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { pathInStore } from '../adapters/files/file-names.ts';
import { generations, images, jobs, ledgerTransfers, slots } from '../db/schema/index.ts';
import { createSessionsService } from '../modules/accounts/sessions.service.ts';
import { createLedger } from '../modules/credits/ledger.service.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { findRunningDatabase } from '../platform/embedded-postgres/embedded-postgres.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../testing/audit-ledger.ts';
import { createUser } from '../testing/create-user.ts';
import { findFreePort, startProcess } from '../testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'toile-backup-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = join(folder, 'backup');
const LONG_MS = 120_000;

/** The product with a slow engine on an embedded database. */
async function startProduct(dataDir: string) {
  const PORT = String(await findFreePort());
  const settings = { DATA_DIR: dataDir, PORT, WORKER_CONCURRENCY: '3', LEASE_SECONDS: '5' };
  const server = startProcess(settings, [], { name: 'probe-slow-main' });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await server.printed('Ctrl-C');
  const url = findRunningDatabase(dataDir) ?? '';
  const database = openDatabase(url, { maxConnections: 4, onError: () => undefined });
  let isClosed = false;
  const leave = async () => {
    if (!isClosed) await database.close();
    isClosed = true;
  };
  onTestFinished(leave);
  return { ...server, origin: `http://localhost:${PORT}`, database, leave };
}

async function createCustomer(database: Database): Promise<string> {
  const ledger = createLedger({ welcomeCredits: 1000 });
  const userId = await createUser(database);
  await database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
  return createSessionsService({ database, clock: systemClock }).open(userId);
}

async function order(origin: string, session: string): Promise<void> {
  const cookie = `sessionid=${session}`;
  const answer = await fetch(`${origin}/api/csrf/`, { headers: { cookie } });
  const token = /csrftoken=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
  const body = new FormData();
  body.set('ai_model', 'create-pattern');
  body.set('text_prompt', 'indigo ikat');
  body.set('num_images', '4');
  const headers = { cookie: `${cookie}; csrftoken=${token}`, 'x-csrftoken': token };
  const options = { method: 'POST', headers, body };
  const accepted = await fetch(`${origin}/api/generate-image-with-sse/`, options);
  expect(accepted.status).toBe(202);
}

/** Starts one of the commands; its end has a code and the output. */
function runProgram(
  name: '../backup/backup' | '../backup/restore',
  settings: { DATA_DIR: string },
) {
  const flags = name === '../backup/backup' ? ['--out', root] : ['--from', root];
  const { child, ended, output } = startProcess(settings, flags, { name });
  return { child, ended: ended.then((code) => ({ code, output: output() })) };
}

/** Every output by its job and slot, with its picture. */
async function listOutputs(database: Database) {
  const rows = await database
    .select({
      id: generations.id,
      place: generations.jobId,
      slot: generations.slot,
      sha256: images.sha256,
      pixels: images.pixelsSha256,
    })
    .from(generations)
    .innerJoin(images, eq(images.id, generations.imageId));
  return new Map(rows.map((row) => [`${row.place}:${row.slot}`, row]));
}

const inState = (database: Database, state: 'delivered' | 'running') =>
  database.$count(slots, eq(slots.state, state));

const hasUnfinished = () => {
  const snapshots = join(root, 'snapshots');
  return existsSync(snapshots) && readdirSync(snapshots).some((name) => name.endsWith('.part'));
};

test('a product with runs under way is backed up, killed, restored, and goes on', async () => {
  const before = { DATA_DIR: join(folder, 'before') };
  const after = { DATA_DIR: join(folder, 'after') };
  const old = await startProduct(before.DATA_DIR);
  const customers = await Promise.all([1, 2, 3].map(() => createCustomer(old.database)));
  const orderAll = () => Promise.all(customers.map((session) => order(old.origin, session)));
  await orderAll();
  await expect
    .poll(() => inState(old.database, 'delivered'), { timeout: LONG_MS })
    .toBeGreaterThan(4);

  const torn = runProgram('../backup/backup', before);
  await expect.poll(hasUnfinished, { interval: 1 }).toBe(true);
  torn.child.kill('SIGKILL');
  await torn.ended;
  const refused = await runProgram('../backup/restore', after).ended;
  expect(refused.output).toMatch('is torn: it did not end');
  expect(refused.code).toBe(1);

  let isOver = false;
  const backup = runProgram('../backup/backup', before).ended.finally(() => (isOver = true));
  for (let runs = 0; !isOver && runs < 8; runs += 1) {
    await orderAll();
    await sleep(200);
  }
  expect(await backup).toMatchObject({ code: 0, output: expect.stringContaining('is whole') });
  await orderAll();
  const outputs = await listOutputs(old.database);
  await old.leave();
  old.child.kill('SIGKILL');
  await old.ended;

  const restored = await runProgram('../backup/restore', after).ended;
  expect(restored.output).toContain('images under way are queued again');
  expect(restored.output).toContain('Ledger: adds up');
  expect(restored.code).toBe(0);
  const { database, leave, child, ended } = await startProduct(after.DATA_DIR);
  await expect
    .poll(() => database.$count(jobs, eq(jobs.state, 'running')), { timeout: LONG_MS })
    .toBe(0);
  const total = await database.$count(slots);
  expect(total).toBeGreaterThanOrEqual(12);
  expect(await inState(database, 'delivered')).toBe(total);
  expect(await database.$count(ledgerTransfers, eq(ledgerTransfers.kind, 'settle'))).toBe(total);
  expect(await auditLedger(database)).toMatchObject({ ...LEDGER_IN_ORDER, held: 0 });

  const again = await listOutputs(database);
  expect(again.size).toBe(total);
  for (const { sha256 } of again.values()) {
    const content = readFileSync(join(after.DATA_DIR, 'files', pathInStore(sha256)));
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  }
  const pairs = [...outputs].flatMap(([place, earlier]) => {
    const later = again.get(place);
    return later ? [{ earlier, later }] : [];
  });
  // What was drawn after the backup is drawn again, and looks the same.
  for (const { earlier, later } of pairs) expect(later.pixels).toBe(earlier.pixels);
  const kept = pairs.filter(({ earlier, later }) => earlier.id === later.id);
  for (const { earlier, later } of kept) expect(later).toEqual(earlier);
  expect(kept.length).toBeGreaterThan(4);
  await leave();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
