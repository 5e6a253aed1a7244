import { afterAll, expect, test } from 'vitest';
import { readConfig } from './platform/config.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { readEventSource } from './testing/event-source.ts';
import { listenLive } from './testing/live-server.ts';
import { createProbeEngine } from './testing/probe-engine.ts';
import { openSignedIn } from './testing/register.ts';
import { startWorker } from './testing/start-worker.ts';
import { createTestApp } from './testing/test-app.ts';
import { startTraceCollector } from './testing/trace-collector.ts';

const PROMPT = 'a very private peacock';
const FAULT = 'the vendor says: a very private peacock';
const collector = await startTraceCollector();
afterAll(() => collector.stop());
const environment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret',
  SESSION_SECRET: 'a secret that signs what browsers keep',
};
let failures = 1;
const engine = createProbeEngine(() => {
  failures -= 1;
  if (failures >= 0) throw new Error(FAULT);
});
const testApp = await createTestApp({ environment, engine });
const { services } = testApp;

test('a click is one trace, from the order over queue, engine and store to the stream', async () => {
  const tracing = await openTracing(readConfig(environment));
  const { port } = await listenLive(testApp);
  const ada = await openSignedIn(testApp, 'seamstress');
  const multipart = { ai_model: 'create-pattern', text_prompt: PROMPT, num_images: '1' };
  const answer = await ada.post('/api/generate-image-with-sse/', { multipart });
  const url = `http://127.0.0.1:${port}/api/stream-image-generation/${answer.json().job_id}/`;
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  startWorker(services);
  const events: string[] = [];
  for await (const { event } of readEventSource(url, { cookie })) events.push(event);
  expect(events.at(-1)).toBe('done');
  await services.background.drain();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await tracing.close();

  const { spans } = collector;
  const click = spans.find(({ name }) => name === 'POST /api/generate-image-with-sse/');
  const own = spans.filter(({ traceId }) => traceId === click?.traceId);
  const parentOf = ({ parentSpanId }: { parentSpanId?: string | undefined }) =>
    own.find(({ spanId }) => spanId === parentSpanId)?.name;
  const tree = own.map((span) => `${parentOf(span)} > ${span.name}`).toSorted();
  const tried = ['slot > queue', 'slot > read', 'slot > engine'];
  expect(tree).toEqual(
    [
      'undefined > POST /api/generate-image-with-sse/',
      'POST /api/generate-image-with-sse/ > order',
      'order > slot',
      'order > slot',
      ...tried,
      ...tried,
      'slot > store',
      'slot > commit',
      'order > stream',
    ].toSorted(),
  );
  const failed = own.filter(({ status }) => status.code === 2);
  expect(failed.map(({ name }) => name)).toEqual(['engine']);
  expect(failed[0]?.attributes).toContainEqual({
    key: 'error.type',
    value: { stringValue: 'Error' },
  });
  const engineSpan = own.findLast(({ name }) => name === 'engine');
  expect(BigInt(engineSpan?.endTimeUnixNano ?? 0)).toBeGreaterThan(
    BigInt(engineSpan?.startTimeUnixNano ?? 0),
  );
});

test('traces hold no prompt, name, address, cookie or secret', () => {
  const sent = collector.bodies.join('\n');
  expect(collector.spans.length).toBeGreaterThan(10);
  expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer secret' });
  const secrets = ['peacock', 'seamstress', '@', 'sessionid', 'Bearer', environment.SESSION_SECRET];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
});

test('a collector that is away costs nothing but the traces', async () => {
  const away = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  const tracing = await openTracing(readConfig(away));
  expect((await testApp.app.inject('/api/csrf/')).statusCode).toBe(204);
  const begin = performance.now();
  await tracing.close();
  expect(performance.now() - begin).toBeLessThan(5000);
});

test('without a collector nothing is stored with a run', async () => {
  const eve = await openSignedIn(testApp, 'eve');
  const multipart = { ai_model: 'create-pattern', text_prompt: PROMPT, num_images: '1' };
  const answer = await eve.post('/api/generate-image-with-sse/', { multipart });
  expect(
    (
      await services.generations.getOwnJob(
        (
          await testApp.database.query.users.findFirst({
            where: (user, { eq }) => eq(user.username, 'eve'),
          })
        )?.id ?? '',
        answer.json().job_id,
      )
    ).traceParent,
  ).toBeNull();
});
