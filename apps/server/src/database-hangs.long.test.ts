import { expect, onTestFinished, test } from 'vitest';
import { auditLedger, LEDGER_IN_ORDER } from './testing/audit-ledger.ts';
import { type CuttableProxy, openCuttableProxy } from './testing/cuttable-proxy.ts';
import { createGate } from './testing/gate.ts';
import { createProbeEngine } from './testing/probe-engine.ts';
import { openSignedIn, PASSWORD, signupForm } from './testing/register.ts';
import { startWorker } from './testing/start-worker.ts';
import { createTestApp } from './testing/test-app.ts';
import { openBrowser } from './testing/test-browser.ts';

/** Longest wait of a person for an answer. */
const LONGEST_WAIT_MS = 60_000;

const RUN = { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '4' };
const START = '/api/generate-image-with-sse/';

const [isDrawing, mayFinish] = [createGate(), createGate()];
const engine = createProbeEngine(async () => {
  isDrawing.open();
  await mayFinish.passed;
});

let proxy: CuttableProxy;
const testApp = await createTestApp({
  engine,
  reachDatabase: async (url) => {
    proxy = await openCuttableProxy(url);
    return proxy.url;
  },
});

test('while the database hangs each kind of request gets 503, and then all goes on', async () => {
  onTestFinished(() => proxy.thaw());
  const { app, services, database } = testApp;
  startWorker(services);
  const ada = await openSignedIn(testApp, 'ada');
  const visitor = await openBrowser(app);
  const ordered = await ada.post(START, { multipart: RUN });
  const stream = `/api/stream-image-generation/${ordered.json().job_id}/`;
  await isDrawing.passed;

  proxy.freeze();
  mayFinish.open();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const startedAt = performance.now();
  const [readiness, ...answers] = await Promise.all([
    app.inject('/readyz'),
    visitor.post('/api/login/', { form: { username: 'ada', password: PASSWORD } }),
    visitor.post('/api/signup/', { form: signupForm('eve') }),
    ada.get('/api/dashboard/'),
    ada.get('/api/get-user-credits/'),
    ada.get(stream),
    ada.post(START, { multipart: RUN, headers }),
  ]);
  expect(performance.now() - startedAt).toBeLessThan(LONGEST_WAIT_MS);
  expect(readiness.statusCode).toBe(503);
  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  }

  proxy.thaw();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const again = await ada.post(START, { multipart: RUN, headers });
  expect(again.statusCode).toBe(202);
  for (const url of [stream, `/api/stream-image-generation/${again.json().job_id}/`]) {
    const body = (await ada.get(url)).body;
    expect(body.match(/^event: image$/gm)).toHaveLength(4);
    expect(body.match(/^event: done$/gm)).toHaveLength(1);
  }
  expect((await ada.get('/api/get-user-credits/')).json().credits).toBe(40 - 8);
  expect(await auditLedger(database)).toMatchObject({ ...LEDGER_IN_ORDER, held: 0 });
});
