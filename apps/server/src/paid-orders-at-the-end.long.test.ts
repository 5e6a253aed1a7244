import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { slots } from './db/schema/index.ts';
import { createSessionsService } from './modules/accounts/sessions.service.ts';
import { createLedger } from './modules/credits/ledger.service.ts';
import { systemClock } from './platform/clock.ts';
import { SAME_SIGNAL_MS } from './signals.ts';
import { createUser } from './testing/create-user.ts';
import { createGate } from './testing/gate.ts';
import { findFreePort, startProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'toile-paid-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { database, url: DATABASE_URL } = await createTestDatabase();

/** A vendor that answers at once or not at all: its pictures come when the test says so. */
async function openVendor() {
  const [asked, answer] = [createGate(), createGate()];
  const blank = { width: 768, height: 1024, channels: 3, background: '#fff' } as const;
  const b64_json = (await sharp({ create: blank }).png().toBuffer()).toString('base64');
  const server = createServer((request, response) => {
    const told = (body: unknown) => response.end(JSON.stringify(body));
    request.resume();
    if (request.url?.endsWith('/models')) return told({ data: [{ id: 'gpt-image-1.5' }] });
    asked.open();
    void answer.passed.then(() => told({ data: [{ b64_json }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // What a listening server has.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked: asked.passed, answer: answer.open };
}

async function startWith(vendorUrl: string) {
  const PORT = String(await findFreePort());
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL,
    PORT,
    OPENAI_IMAGES_KEY: 'sk-made-up-0123',
    OPENAI_IMAGES_URL: vendorUrl,
    SAFETY_CHECK: 'off',
    LOG_LEVEL: 'warn',
  };
  const server = startProcess(environment, [], { name: '../main' });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await server.printed('Toile is open');
  return { ...server, origin: `http://127.0.0.1:${PORT}` };
}

/** Orders one picture as a user of its own. */
async function order(origin: string): Promise<void> {
  const userId = await createUser(database);
  const ledger = createLedger({ welcomeCredits: 10 });
  await database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
  const session = await createSessionsService({ database, clock: systemClock }).open(userId);
  const cookie = `sessionid=${session}`;
  const cookies = (await fetch(`${origin}/api/csrf/`, { headers: { cookie } })).headers;
  const token = /csrftoken=([^;]+)/.exec(cookies.getSetCookie().join())?.[1] ?? '';
  const body = new FormData();
  body.set('ai_model', 'create-sketch');
  body.set('text_prompt', 'a coat');
  const headers = { cookie: `${cookie}; csrftoken=${token}`, 'x-csrftoken': token };
  const sent = { method: 'POST', headers, body };
  expect((await fetch(`${origin}/api/generate-image-with-sse/`, sent)).status).toBe(202);
}

/** A server that waits for a picture that is paid. */
async function startWithPaidOrder() {
  const vendor = await openVendor();
  const server = await startWith(vendor.url);
  await order(server.origin);
  await vendor.asked;
  return { vendor, ...server };
}

/** The same that has been asked to end. */
async function endWithPaidOrder() {
  const server = await startWithPaidOrder();
  server.child.kill('SIGTERM');
  await server.printed('Waiting for paid orders');
  return server;
}

const newestSlot = async () => {
  const rows = await database.select().from(slots);
  return rows.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))[0];
};

test('a server that is asked to end waits for the picture that is paid, and delivers it', async () => {
  const { vendor, child, ended } = await endWithPaidOrder();
  expect(child.exitCode).toBeNull();
  vendor.answer();
  expect(await ended).toBe(0);
  expect(await newestSlot()).toMatchObject({ state: 'delivered', engine: 'openai-images' });
});

test('a signal that comes twice, as npm passes on that of a terminal, is one', async () => {
  const { vendor, child, printed, ended } = await startWithPaidOrder();
  child.kill('SIGINT');
  await sleep(100);
  child.kill('SIGINT');
  await printed('Waiting for paid orders');
  expect(child.exitCode).toBeNull();
  vendor.answer();
  expect(await ended).toBe(0);
  expect(await newestSlot()).toMatchObject({ state: 'delivered' });
});

test('a second signal ends it at once', async () => {
  const { child, ended } = await endWithPaidOrder();
  await sleep(SAME_SIGNAL_MS + 200);
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect(await newestSlot()).toMatchObject({ state: 'running', ticket: { isSent: true } });
});
