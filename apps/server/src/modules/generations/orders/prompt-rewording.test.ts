import { type Engine, EngineError, type PromptReader } from '@toile/engines';
import type { Rewording } from '@toile/tools';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jobs } from '../../../db/schema/index.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

const REWORDING: Rewording = {
  prompt: 'red poppies',
  model: 'made-up',
  parts: [{ said: ['rote', 'mohnblumen'], as: ['red', 'poppy'] }],
  unread: ['markerleft'],
};

const reword = vi.fn<PromptReader['reword']>();
const listUnread = vi.fn<PromptReader['listUnread']>();
const drawn: { prompt: string; instruction?: string; rewording?: Rewording }[] = [];

const rules: Engine = {
  ...createProbeEngine(({ prompt, instruction, rewording }) => {
    drawn.push({ prompt, instruction, rewording });
    return { unread: [...(rewording?.unread ?? [])] };
  }),
  canVary: () => true,
  promptReader: { model: 'made-up', listUnread, reword },
};
const other: Engine = {
  ...createProbeEngine(({ prompt, instruction, rewording }) => {
    drawn.push({ prompt, instruction, rewording });
  }),
  id: 'other',
};
const engine: Engine = { ...rules, listMembers: () => [rules, other] };
engine.render = (brief, options) =>
  (options.engine === 'other' ? other : rules).render(brief, options);

const testApp = await createTestApp({ engine, environment: { WELCOME_CREDITS: '60' } });
const { database, services } = testApp;
let ada: TestBrowser;

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
});

beforeEach(() => {
  startWorker(services);
  drawn.length = 0;
  reword.mockReset().mockResolvedValue(REWORDING);
  listUnread.mockReset().mockResolvedValue(['rote', 'mohnblumen', 'markerleft']);
});

const PROMPT = 'rote Mohnblumen markerleft';

async function send(path: string, multipart: Record<string, string>, headers = {}) {
  const { job_id: jobId } = (await ada.post(`/api/${path}/`, { multipart, headers })).json();
  await ada.get(`/api/stream-image-generation/${jobId}/`);
  const { rows } = await database.execute(
    sql`select id from generations where job_id = ${jobId} order by slot`,
  );
  return { jobId: String(jobId), ids: rows.map(({ id }) => String(id)) };
}

const order = (fields: Record<string, string> = {}, headers = {}) =>
  send(
    'generate-image-with-sse',
    { ai_model: 'create-pattern', text_prompt: PROMPT, num_images: '1', ...fields },
    headers,
  );

const vary = (id: string | undefined, fields: Record<string, string> = {}) =>
  send('reroll-output-with-sse', { output_image_id: id ?? '', num_images: '1', ...fields });

async function detailsOf(id: string | undefined) {
  return (await ada.get(`/api/get-generation/${id}/`)).json().generation_data;
}

test('a prompt that is partly read is drawn in other words by every image and variation of the run', async () => {
  const { ids } = await order({ num_images: '4' });
  await vary(ids[0]);
  expect(reword).toHaveBeenCalledTimes(1);
  expect(reword.mock.calls[0]?.[0]).toMatchObject({ kind: 'create-pattern', prompt: PROMPT });
  expect(drawn).toHaveLength(5);
  for (const each of drawn) {
    expect(each).toMatchObject({ prompt: PROMPT, rewording: REWORDING });
    expect(each.instruction).not.toContain('red poppies');
  }
});

test('the details tell of it; prompt and search stay the user’s', async () => {
  const { ids } = await order();
  expect(await detailsOf(ids[0])).toMatchObject({
    prompt: PROMPT,
    unread: ['markerleft'],
    rewording: { prompt: 'red poppies', model: 'made-up' },
  });
  const find = async (words: string) =>
    (await ada.get(`/api/dashboard/?q=${words}`)).json().generation_data.length;
  expect(await find('mohnblumen')).toBeGreaterThan(0);
  expect(await find('poppies')).toBe(0);
});

test('a request that comes again asks no second time', async () => {
  const key = { 'idempotency-key': 'reworded-but-once' };
  const first = await order({}, key);
  expect((await order({}, key)).jobId).toBe(first.jobId);
  expect(reword).toHaveBeenCalledTimes(1);
});

test('nothing is asked where everything is read, or where another engine draws', async () => {
  await order({ engine: 'other' });
  listUnread.mockResolvedValue([]);
  await order();
  expect(reword).not.toHaveBeenCalled();
  expect(drawn.map(({ rewording }) => rewording)).toEqual([undefined, undefined]);
});

test('an engine of another kind varies the output after the user’s own words', async () => {
  const { ids } = await order();
  await vary(ids[0], { engine: 'other' });
  expect(drawn.at(-1)).toMatchObject({ prompt: PROMPT, rewording: undefined });
});

test.each([
  ['is away', () => Promise.reject(new EngineError('unavailable', 'away'))],
  ['breaks', () => Promise.reject(new Error(PROMPT))],
  ['has nothing to say', () => Promise.resolve(undefined)],
])('where the model %s the run goes on, and the details say nothing of it', async (_what, told) => {
  reword.mockImplementation(told);
  const { ids } = await order();
  expect(await detailsOf(ids[0])).not.toHaveProperty('rewording');
  expect(drawn).toMatchObject([{ prompt: PROMPT, rewording: undefined }]);
});

test('where the engine cannot read a prompt by itself the run goes on', async () => {
  listUnread.mockRejectedValue(new EngineError('unavailable', 'no thread'));
  await order();
  expect(reword).not.toHaveBeenCalled();
  expect(drawn).toMatchObject([{ prompt: PROMPT, rewording: undefined }]);
});

test('what came of it is counted, and the log has no words of the user', async () => {
  const warn = vi.spyOn(services.log, 'warn');
  reword.mockRejectedValue(new Error(PROMPT));
  await order();
  expect(JSON.stringify(warn.mock.calls)).toContain('not put in the words');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('Mohnblumen');
  const metrics = await services.metrics.metrics();
  expect(metrics).toMatch(/toile_prompt_rewordings\{outcome="reworded"\} \d/);
  expect(metrics).toMatch(/toile_prompt_rewordings\{outcome="failed"\} \d/);
});

test('who cannot pay is not asked for', async () => {
  const poor = await openSignedIn(testApp, 'eve');
  const { rows } = await database.execute(sql`select id from users where username = 'eve'`);
  const available = await services.ledger.getAvailable(database, String(rows[0]?.id));
  const request = { ai_model: 'create-pattern', text_prompt: PROMPT, num_images: '4' };
  for (let held = 0; held + 4 <= available; held += 4) {
    await poor.post('/api/generate-image-with-sse/', { multipart: request });
  }
  reword.mockClear();
  const refused = await poor.post('/api/generate-image-with-sse/', { multipart: request });
  expect(refused.statusCode).toBe(402);
  expect(reword).not.toHaveBeenCalled();
});

test('no table holds the words of a deleted output, nor those that stood for them', async () => {
  reword.mockResolvedValue({ ...REWORDING, prompt: 'markersaid', unread: ['markerunread'] });
  const { jobId, ids } = await order();
  const rowsWith = (word: string) =>
    database.execute(sql`
      select 1 from jobs where id = ${jobId} and jobs::text like ${`%${word}%`}
      union all select 1 from generations where job_id = ${jobId} and generations::text like ${`%${word}%`}
      union all select 1 from job_events where job_id = ${jobId} and job_events::text like ${`%${word}%`}`);
  expect((await rowsWith('markersaid')).rows).toHaveLength(2);
  await ada.post(`/api/delete-image/${ids[0]}/`);
  expect((await rowsWith('markersaid')).rows).toEqual([]);
  expect((await rowsWith('markerunread')).rows).toEqual([]);
  const [job] = await database.select().from(jobs).where(eq(jobs.id, jobId));
  expect(job?.settings).toEqual({});
});
