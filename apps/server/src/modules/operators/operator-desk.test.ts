import { EngineError } from '@toile/engines';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ENGINES } from '../../engines.ts';
import { createDelivery } from '../../testing/deliver-run.ts';
import { openOperator } from '../../testing/open-operator.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';

const engine = createProbeEngine((_brief, { variant }) => {
  if (variant === 3) throw new EngineError('refused', 'This one is refused');
});
const testApp = await createTestApp({ engine });
const { database } = testApp;
const deliver = createDelivery(testApp);
const operator = await openOperator(testApp, 'opal');

const readQueue = async () => (await operator.get('/api/operators/queue/')).json().lanes;
const readEngines = async () => (await operator.get('/api/operators/engines/')).json().engines;

test('the queue tells what waits and for how long, also while it is empty', async () => {
  expect(await readQueue()).toEqual([
    { lane: 'workers', waiting: 0, running: 0, oldest_seconds: null },
  ]);
  const ada = await openSignedIn(testApp, 'ada');
  const multipart = { ai_model: 'create-pattern', text_prompt: 'ikat', num_images: '4' };
  const order = await ada.post('/api/generate-image-with-sse/', { multipart });
  await database.execute(sql`
    update slots set not_before = now() - interval '90 seconds' where index = 0`);
  const [lane] = await readQueue();
  expect(lane).toMatchObject({ lane: 'workers', waiting: 4, running: 0 });
  expect(lane.oldest_seconds).toBeGreaterThanOrEqual(90);
  await ada.post(`/api/cancel-generation/${order.json().job_id}/`);
  expect(await readQueue()).toMatchObject([{ waiting: 0, oldest_seconds: null }]);
});

test('engines tell their state and their last hour, and those that are off are named', async () => {
  expect((await readEngines())[0]).toEqual({
    engine: 'probe',
    name: 'probe',
    state: 'ready',
    delivered: 0,
    failed: 0,
    median_seconds: null,
  });
  await openSignedIn(testApp, 'bob');
  await deliver('bob', 4);
  // Started ten, twenty and thirty seconds before they were there: the median is the middle one.
  await database.execute(sql`
    update slots set started_at = generations.created_at - (index + 1) * interval '10 seconds'
    from generations where generations.job_id = slots.job_id and slot = index`);
  const [probe, ...others] = await readEngines();
  expect(probe).toMatchObject({ delivered: 3, failed: 1, median_seconds: 20 });
  expect(others).toEqual(
    ENGINES.map(({ id }) => ({
      engine: id,
      name: id,
      state: 'off',
      delivered: 0,
      failed: 0,
      median_seconds: null,
    })),
  );
});

test('what is older than an hour does not count', async () => {
  await database.execute(sql`
    update jobs set finished_at = now() - interval '61 minutes' where finished_at is not null`);
  expect((await readEngines())[0]).toMatchObject({ delivered: 0, failed: 0 });
});

test('an image that another engine drew counts for the one that refused it', async () => {
  await database.execute(sql`
    update jobs set finished_at = now() where finished_at is not null`);
  await database.execute(sql`
    update slots set refused_by = array['fashn'] where state = 'delivered' and index = 0`);
  const fashn = (await readEngines()).find(({ engine: id }: { engine: string }) => id === 'fashn');
  expect(fashn).toMatchObject({ state: 'off', delivered: 0, failed: 1 });
});
