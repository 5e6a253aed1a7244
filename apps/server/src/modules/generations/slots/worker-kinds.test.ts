import { type Engine, routeEngines } from '@toile/engines';
import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { generations } from '../../../db/schema/index.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const own = createProbeEngine(undefined, ['create-pattern', 'create-sketch']);
const vendor: Engine = {
  ...createProbeEngine(undefined, ['create-sketch']),
  id: 'vendor',
  lane: { ordersAtOnce: 2, timeoutMs: 60_000 },
};
const testApp = await createTestApp({ engine: routeEngines([vendor, own]) });
const { database, services } = testApp;
const ada = await openSignedIn(testApp, 'ada');

async function order(tool: string): Promise<void> {
  const multipart = { ai_model: tool, text_prompt: 'a linen dress', num_images: '1' };
  const answer = await ada.post('/api/generate-image-with-sse/', { multipart });
  expect(answer.statusCode).toBe(202);
}

const listDrawn = async () => {
  const rows = await database.select().from(generations).orderBy(asc(generations.createdAt));
  return rows.map(({ engine }) => engine);
};

const listMarked = async () =>
  (await database.execute(sql`select distinct lane from engine_lanes`)).rows;

test('a worker takes the orders of its engines alone, and says that it serves them', async () => {
  await order('create-pattern');
  await order('create-sketch');
  startWorker(services, { engines: new Set(['vendor']) });
  await expect.poll(listDrawn).toEqual(['vendor']);
  await expect.poll(listMarked).toEqual([{ lane: 'vendor' }]);
  expect(await listDrawn()).toEqual(['vendor']);
});

test('a worker of the engines of this machine takes no orders of others', async () => {
  await order('create-sketch');
  await database.execute(sql`delete from engine_lanes`);
  startWorker(services, { engines: new Set(['probe']) });
  await expect.poll(listDrawn).toEqual(['vendor', 'probe']);
  const waiting = await database.execute(sql`select lane from slots where state = 'queued'`);
  expect(waiting.rows).toEqual([{ lane: 'vendor' }]);
  expect(await listMarked()).toEqual([]);
});
