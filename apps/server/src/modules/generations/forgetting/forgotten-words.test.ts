import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { generations, jobs } from '../../../db/schema/index.ts';
import { createGate, type Gate } from '../../../testing/gate.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { forgetAllWords } from './forgotten-words.repository.ts';

let upscaling: Gate;

const engine = createProbeEngine(
  async ({ kind, instruction }) => {
    if (kind === 'upscale-image') return upscaling.passed;
    const words = instruction?.match(/marker\w+/g) ?? [];
    return { unread: words, choices: { motif: words.join(' ') } };
  },
  ['create-pattern', 'upscale-image'],
);
const testApp = await createTestApp({ engine, environment: { WELCOME_CREDITS: '60' } });
const { database, services } = testApp;

let ada: TestBrowser;

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
});

beforeEach(() => {
  upscaling = createGate();
  startWorker(services);
});

const form = (prompt: string, count = '1') => ({
  multipart: { ai_model: 'create-pattern', text_prompt: prompt, num_images: count },
});

/** Orders pictures and waits for them; returns the job, and the outputs by slot. */
async function make(prompt: string, count = '1', headers = {}) {
  const asked = { ...form(prompt, count), headers };
  const { job_id: jobId } = (await ada.post('/api/generate-image-with-sse/', asked)).json();
  return { jobId, ...(await outputsOf(jobId)) };
}

async function outputsOf(jobId: string) {
  const stream = await ada.get(`/api/stream-image-generation/${jobId}/`);
  const rows = await database.select().from(generations).where(eq(generations.jobId, jobId));
  const ids = rows.toSorted((a, b) => a.slot - b.slot).map(({ id }) => id);
  return { stream: stream.body, ids };
}

async function remove(id: string | undefined): Promise<void> {
  expect((await ada.post(`/api/delete-image/${id}/`)).statusCode).toBe(204);
}

/** Names of the tables with a row that contains a word, in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.execute(sql`
      select 1 from ${sql.raw(name)} as held where held::text like ${`%${word}%`} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const EVERYWHERE = ['public.generations', 'public.job_events', 'public.jobs'];

test('no table holds the words of an output that was deleted, nor its stream', async () => {
  const { jobId, ids } = await make('markerone ikat');
  expect((await tablesWith('markerone')).toSorted()).toEqual(EVERYWHERE);
  await remove(ids[0]);
  expect(await tablesWith('markerone')).toEqual([]);
  const { stream } = await outputsOf(jobId);
  expect(stream).toContain('"deleted":true');
  expect(stream).not.toContain('markerone');
});

test('a run keeps its words as long as one of its outputs is left', async () => {
  const { ids } = await make('markertwo ikat', '4');
  await Promise.all(ids.slice(1).map(remove));
  const kept = await ada.get(`/api/get-generation/${ids[0]}/`);
  expect(kept.json().generation_data).toMatchObject({
    prompt: 'markertwo ikat',
    unread: ['markertwo'],
    settings: { motif: 'markertwo' },
  });
  await remove(ids[0]);
  expect(await tablesWith('markertwo')).toEqual([]);
});

test('of outputs that are deleted at the same time nothing is left', async () => {
  const { ids } = await make('markerthree ikat', '4');
  await Promise.all(ids.map(remove));
  expect(await tablesWith('markerthree')).toEqual([]);
});

test('the same request is still answered with the run that was forgotten', async () => {
  const key = { 'idempotency-key': 'forgotten-but-once' };
  const { jobId, ids } = await make('markerfour ikat', '1', key);
  await remove(ids[0]);
  expect((await make('markerfour ikat', '1', key)).jobId).toBe(jobId);
  const another = { ...form('markerfive ikat'), headers: key };
  expect((await ada.post('/api/generate-image-with-sse/', another)).statusCode).toBe(409);
});

test('a variation whose origin was deleted knows what it shows, and is varied', async () => {
  const { ids } = await make('markersix ikat');
  const reroll = (id: string | undefined) =>
    ada.post('/api/reroll-output-with-sse/', {
      multipart: { output_image_id: id ?? '', num_images: '1' },
    });
  const { ids: varied } = await outputsOf((await reroll(ids[0])).json().job_id);
  await remove(ids[0]);
  const { ids: again, stream } = await outputsOf((await reroll(varied[0])).json().job_id);
  expect(again).toHaveLength(1);
  expect(stream).toContain('markersix');
  for (const id of [...varied, ...again]) await remove(id);
  expect(await tablesWith('markersix')).toEqual([]);
});

test('what is made larger meanwhile keeps its words, and the larger one has them', async () => {
  const { ids } = await make('markerseven ikat');
  const path = '/api/upscale-image/create-pattern/';
  const larger = ada.post(path, { json: { resultId: ids[0] } });
  await expect.poll(() => database.$count(jobs, eq(jobs.state, 'running'))).toBe(1);
  await remove(ids[0]);
  upscaling.open();
  const { imageId } = (await larger).json();
  const kept = await ada.get(`/api/get-generation/${imageId}/`);
  expect(kept.json().generation_data).toMatchObject({
    prompt: 'markerseven ikat',
    unread: ['markerseven'],
    settings: { motif: 'markerseven' },
  });
  await remove(imageId);
  await database.transaction(forgetAllWords);
  expect(await tablesWith('markerseven')).toEqual([]);
});

test('what was deleted before words were forgotten is found, and nothing else', async () => {
  const { ids: kept } = await make('markereight ikat');
  const { ids } = await make('markernine ikat');
  const before = { deletedAt: new Date() };
  await database
    .update(generations)
    .set(before)
    .where(eq(generations.id, ids[0] ?? ''));
  await database.transaction(forgetAllWords);
  expect(await tablesWith('markernine')).toEqual([]);
  expect((await tablesWith('markereight')).toSorted()).toEqual(EVERYWHERE);
  await remove(kept[0]);
});

test('a run without a prompt leaves nothing of its settings either', async () => {
  const { jobId, ids } = await make('markerten ikat');
  const wordless = { prompt: '' };
  await database.update(jobs).set(wordless).where(eq(jobs.id, jobId));
  await database
    .update(generations)
    .set({ ...wordless, unread: [] })
    .where(eq(generations.jobId, jobId));
  await database.execute(sql`
    update jobs set settings = settings || '{"fabric": "markerten"}' where id = ${jobId}`);
  expect((await tablesWith('markerten')).toSorted()).toEqual(EVERYWHERE);
  await remove(ids[0]);
  expect(await tablesWith('markerten')).toEqual([]);
});
