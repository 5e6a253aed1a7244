import { en, serverWords } from '@toile/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProbeEngine, slowly } from '../../../testing/probe-engine.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';

const START = '/api/generate-image-with-sse/';
const FORM = { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '4' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const testApp = await createTestApp({ engine: createProbeEngine(slowly(20)) });
const { app, services } = testApp;

let ada: TestBrowser;
let bob: TestBrowser;

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
  bob = await openSignedIn(testApp, 'bob');
});

async function startRun(browser: TestBrowser, form: Record<string, string> = FORM) {
  const answer = await browser.post(START, { multipart: form });
  expect(answer.statusCode).toBe(202);
  return answer.json().job_id as string;
}

async function creditsOf(browser: TestBrowser): Promise<number> {
  return (await browser.get('/api/get-user-credits/')).json().credits;
}

describe('the start of a run', () => {
  test('answers 202 with the job and takes its price aside', async () => {
    const before = await creditsOf(ada);
    const answer = await ada.post(START, { multipart: FORM });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      message: serverWords.runs.accepted,
      job_id: expect.any(String),
    });
    expect(await creditsOf(ada)).toBe(before - 4);
    const active = await ada.get('/api/active-generations/');
    expect(active.json().jobs).toMatchObject([{ job_id: answer.json().job_id, total: 4, done: 0 }]);
    await ada.post(`/api/cancel-generation/${answer.json().job_id}/`);
  });

  test('needs a session, then a CSRF token', async () => {
    const visitor = await openBrowser(app);
    expect((await visitor.post(START, { multipart: FORM })).statusCode).toBe(401);
    const headers = { 'x-csrftoken': 'forged' };
    expect((await ada.post(START, { multipart: FORM, headers })).statusCode).toBe(403);
  });

  test('needs a multipart form', async () => {
    expect((await ada.post(START, { json: FORM })).statusCode).toBe(415);
    expect((await ada.post(START, { form: FORM })).statusCode).toBe(415);
    expect((await ada.post(START)).statusCode).toBe(415);
  });

  test('names the field that is wrong', async () => {
    const form = { ...FORM, num_images: '3', text_prompt: 'x'.repeat(10_000) };
    const answer = await ada.post(START, { multipart: form });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      num_images: [en.validation.numImages],
      text_prompt: [expect.stringContaining('2000')],
    });
  });

  test('takes a prompt with the name of an object’s own machinery for text', async () => {
    const form = { ...FORM, __proto__x: 'y', text_prompt: '__proto__ constructor' };
    const jobId = await startRun(ada, form);
    const canceled = await ada.post(`/api/cancel-generation/${jobId}/`);
    expect(canceled.json()).toEqual({ released: 4 });
  });

  test('tells what is missing when credits are', async () => {
    const eve = await openSignedIn(testApp, 'eve');
    for (let runs = 0; runs < 10; runs += 1) await startRun(eve);
    const answer = await eve.post(START, { multipart: FORM });
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({
      insufficient_credits: true,
      required: 4,
      available: 0,
      plans: [{ name: 'BASIC', price: 5, priceInCents: 500, credits: 60 }, {}, {}],
    });
    for (const { job_id } of (await eve.get('/api/active-generations/')).json().jobs) {
      await eve.post(`/api/cancel-generation/${job_id}/`);
    }
    expect(await creditsOf(eve)).toBe(40);
  });

  test('with an Idempotency-Key is started once', async () => {
    const headers = { 'idempotency-key': 'click-00000001' };
    const [one, two] = await Promise.all([
      ada.post(START, { multipart: FORM, headers }),
      ada.post(START, { multipart: FORM, headers }),
    ]);
    expect([one.statusCode, two.statusCode]).toEqual([202, 202]);
    expect(one.json()).toEqual(two.json());
    const other = { ...FORM, text_prompt: 'another' };
    expect((await ada.post(START, { multipart: other, headers })).statusCode).toBe(409);
    const wrong = { ...FORM, num_images: '3' };
    expect((await ada.post(START, { multipart: wrong, headers })).statusCode).toBe(409);
    await ada.post(`/api/cancel-generation/${one.json().job_id}/`);
  });

  test.each(['short', 'x'.repeat(201), 'tab\tinside'])('refuses the key %j', async (key) => {
    const headers = { 'idempotency-key': key };
    const answer = await ada.post(START, { multipart: FORM, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ 'idempotency-key': [en.validation.idempotencyKey] });
  });
});

describe('a job of somebody else, of nobody, or with a malformed id', () => {
  test.each([
    ['GET', '/api/stream-image-generation/'],
    ['POST', '/api/cancel-generation/'],
  ])('is not found, in the same bytes: %s %s', async (method, path) => {
    const foreign = await startRun(bob);
    const ask = (id: string) =>
      method === 'GET' ? ada.get(`${path}${id}/`) : ada.post(`${path}${id}/`);
    const answers = await Promise.all([foreign, UNKNOWN, 'x', "1'; --"].map(ask));
    for (const { statusCode, body, headers } of answers) {
      expect(statusCode).toBe(404);
      expect(body).toBe(answers[0]?.body);
      expect(headers['content-type']).toBe(answers[0]?.headers['content-type']);
    }
    await bob.post(`/api/cancel-generation/${foreign}/`);
  });

  test('needs a session before all', async () => {
    const visitor = await openBrowser(app);
    const path = `/api/stream-image-generation/${UNKNOWN}/`;
    expect((await visitor.get(path)).statusCode).toBe(401);
  });
});

describe('the stream', () => {
  test('tells all of a run, to whoever comes late too, and ends with done', async () => {
    startWorker(services);
    const jobId = await startRun(ada);
    const live = await ada.get(`/api/stream-image-generation/${jobId}/`);
    expect(live.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': expect.stringContaining('no-cache'),
      'x-accel-buffering': 'no',
    });
    expect(live.body.match(/^event: image$/gm)).toHaveLength(4);
    expect(live.body.match(/^event: done$/gm)).toHaveLength(1);
    const late = await ada.get(`/api/stream-image-generation/${jobId}/`);
    expect(late.body).toBe(live.body);
    expect(await creditsOf(ada)).toBe(36);
  });

  test('answers 204 to a client that has seen the end', async () => {
    startWorker(services);
    const jobId = await startRun(bob, { ...FORM, num_images: '1' });
    const path = `/api/stream-image-generation/${jobId}/`;
    const { body } = await bob.get(path);
    const last =
      body
        .match(/^id: (\d+)$/gm)
        ?.at(-1)
        ?.slice(4) ?? '';
    expect((await bob.get(path, { 'last-event-id': last })).statusCode).toBe(204);
    expect((await bob.get(`${path}?last_event_id=${last}`)).statusCode).toBe(204);
    for (const odd of ['x', '-1', '999999999', '1e1', '']) {
      expect((await bob.get(path, { 'last-event-id': odd })).body).toBe(body);
    }
  });
});

test('nobody can hold a stream open by HEAD', async () => {
  const jobId = await startRun(bob, { ...FORM, num_images: '1' });
  const url = `/api/stream-image-generation/${jobId}/`;
  const cookies = Object.fromEntries(bob.cookies);
  expect((await app.inject({ method: 'HEAD', url, cookies })).statusCode).toBe(404);
  await bob.post(`/api/cancel-generation/${jobId}/`);
});

test('a cancel answers what was given back', async () => {
  const jobId = await startRun(bob);
  const answer = await bob.post(`/api/cancel-generation/${jobId}/`);
  expect(answer.json()).toEqual({ released: 4 });
  const stream = await bob.get(`/api/stream-image-generation/${jobId}/`);
  expect(stream.body).toContain('"canceled":true');
});
