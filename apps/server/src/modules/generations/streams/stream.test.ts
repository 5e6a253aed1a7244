import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { en } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sessions } from '../../../db/schema/index.ts';
import { readEventSource, type WireEvent } from '../../../testing/event-source.ts';
import { createProbeEngine, slowly } from '../../../testing/probe-engine.ts';
import { openSignedIn, PASSWORD } from '../../../testing/register.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';

const testApp = await createTestApp({ engine: createProbeEngine(slowly(30)) });
let origin = '';
let browser: TestBrowser;
let cookie = '';

beforeAll(async () => {
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  // A server on a TCP port has this form of address.
  origin = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`;
  browser = await openSignedIn(testApp, 'ada');
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

async function startRun(): Promise<string> {
  const multipart = { ai_model: 'create-pattern', text_prompt: 'ikat', num_images: '4' };
  const answer = await browser.post('/api/generate-image-with-sse/', { multipart });
  return `${origin}/api/stream-image-generation/${answer.json().job_id}/`;
}

async function readAll(url: string, lastEventId?: number): Promise<WireEvent[]> {
  const events: WireEvent[] = [];
  for await (const event of readEventSource(url, { cookie, lastEventId })) events.push(event);
  return events;
}

/** Reads one event and drops the connection. */
async function readOne(url: string, lastEventId?: number): Promise<WireEvent | undefined> {
  for await (const event of readEventSource(url, { cookie, lastEventId })) return event;
  return undefined;
}

test('cut after every event and resumed, each event comes once and done is the last', async () => {
  startWorker(testApp.services);
  const url = await startRun();
  const pieces: WireEvent[] = [];
  for (;;) {
    const event = await readOne(url, pieces.at(-1)?.id);
    if (!event) break;
    pieces.push(event);
  }
  expect(pieces).toEqual(await readAll(url));
  expect(pieces.map(({ id }) => id)).toEqual(pieces.map((_event, place) => place + 1));
  const names = pieces.map(({ event }) => event);
  expect(names.filter((name) => name === 'image')).toHaveLength(4);
  expect(names.indexOf('done')).toBe(names.length - 1);
});

test('resumed from any event, the rest is the same', async () => {
  startWorker(testApp.services);
  const url = await startRun();
  const all = await readAll(url);
  for (const { id } of all) expect(await readAll(url, id)).toEqual(all.slice(id));
});

test('many streams of one run all get all of it', async () => {
  const url = await startRun();
  const streams = Array.from({ length: 100 }, () => readAll(url));
  await sleep(200);
  startWorker(testApp.services);
  const [first, ...others] = await Promise.all(streams);
  expect(first?.at(-1)?.event).toBe('done');
  for (const other of others) expect(other).toEqual(first);
});

test('a user who opens streams without end is asked to stop, until some are closed', async () => {
  const url = await startRun();
  let closing = new AbortController();
  const ask = () => fetch(url, { headers: { cookie }, signal: closing.signal });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  expect(await refused.json()).toEqual({ non_field_errors: [en.errors.tooManyStreams] });
  closing.abort();
  closing = new AbortController();
  await expect.poll(async () => (await ask()).status).toBe(200);
  closing.abort();
});

test('a silent stream is kept alive by comments', async () => {
  const url = await startRun();
  const closing = new AbortController();
  const response = await fetch(url, { headers: { cookie }, signal: closing.signal });
  testApp.services.streams.beat();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  await expect
    .poll(async () => {
      text += (await reader?.read())?.value ?? '';
      return text;
    })
    .toContain(': heartbeat\n\n');
  closing.abort();
});

test('a stream ends when its session does, in whichever process; those of others go on', async () => {
  const url = await startRun();
  const leaving = await openBrowser(testApp.app);
  await leaving.post('/api/login/', { form: { username: 'ada', password: PASSWORD } });
  const cookieOf = (one: TestBrowser) =>
    [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leaver = { cookie: cookieOf(leaving) };
  const closing = new AbortController();
  const [going, staying] = await Promise.all([
    fetch(url, { headers: leaver }),
    fetch(url, { headers: { cookie }, signal: closing.signal }),
  ]);
  // As in another process: only the row is deleted.
  const { id } = await testApp.services.sessions
    .resume(leaving.cookies.get('sessionid') ?? '')
    .then((session) => session ?? { id: '' });
  await testApp.database.delete(sessions).where(eq(sessions.tokenHash, id));
  // It may end before its first event was read.
  expect(await going.text()).toContain('retry: ');
  expect((await fetch(url, { headers: leaver })).status).toBe(401);
  const reader = staying.body?.pipeThrough(new TextDecoderStream()).getReader();
  testApp.services.streams.beat();
  let read = '';
  while (!read.includes('heartbeat')) read += (await reader?.read())?.value ?? ': heartbeat lost';
  expect(read).not.toContain('lost');
  closing.abort();
});

test('a stream ends when its session goes on under another token', async () => {
  const url = await startRun();
  const renewed = await openBrowser(testApp.app);
  await renewed.post('/api/login/', { form: { username: 'ada', password: PASSWORD } });
  const before = [...renewed.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const going = await fetch(url, { headers: { cookie: before } });
  const token = renewed.cookies.get('sessionid') ?? '';
  const session = await testApp.services.sessions.resume(token);
  await testApp.database
    .update(sessions)
    .set({ tokenHash: 'renewed' })
    .where(eq(sessions.tokenHash, session?.id ?? ''));
  // It may end before its first event was read.
  expect(await going.text()).toContain('retry: ');
});

test('the end of the process ends streams, so that clients go on elsewhere', async () => {
  const url = await startRun();
  const reading = readAll(url);
  await sleep(200);
  await testApp.app.close();
  expect((await reading).map(({ event }) => event)).toEqual(['progress']);
});
