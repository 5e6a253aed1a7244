import { type BriefSettings, storedRun } from '@toile/tools';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { getProbeTool } from '../../../testing/probe-tools.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

const drawn: { settings: BriefSettings; origin: unknown }[] = [];

const engine = createProbeEngine(
  ({ settings }, { origin }) => void drawn.push({ settings, origin }),
  ['create-pattern', 'upscale-image', 'recolour-pattern'],
);
const testApp = await createTestApp({
  engine: { ...engine, canVary: () => true },
  getTool: getProbeTool,
});
const { database, services } = testApp;
let ada: TestBrowser;

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
});

beforeEach(() => {
  startWorker(services);
  drawn.length = 0;
});

const run = (sqlText: SQL) => database.execute(sqlText);

async function order(path: string, multipart: Record<string, string>): Promise<string> {
  const { job_id: id } = (await ada.post(`/api/${path}/`, { multipart })).json();
  await ada.get(`/api/stream-image-generation/${id}/`);
  const { rows } = await run(sql`select id from generations where job_id = ${id}`);
  return String(rows[0]?.id);
}

const makePattern = () =>
  order('generate-image-with-sse', {
    ai_model: 'create-pattern',
    text_prompt: 'indigo ikat',
    num_images: '1',
    repeat: 'brick',
    repeat_cm: '12.5',
  });

const vary = (id: string) =>
  order('reroll-output-with-sse', { output_image_id: id, num_images: '1' });

/** Gives an output, and its job, run fields and a recipe as they were stored. */
async function keepAs(id: string, settings: unknown, recipe: unknown = null): Promise<void> {
  const [text, origin] = [JSON.stringify(settings), JSON.stringify(recipe)];
  await run(sql`update generations set settings = ${text}::jsonb where id = ${id}`);
  await run(sql`
    update jobs set settings = ${text}::jsonb, origin_recipe = nullif(${origin}, 'null')::jsonb
    where id = (select job_id from generations where id = ${id})`);
}

async function readKept(id: string) {
  const { rows } = await run(sql`
    select jobs.settings, generations.settings as kept, origin_recipe as recipe
    from generations join jobs on jobs.id = job_id where generations.id = ${id}`);
  return rows[0];
}

/** A row of each version, as the product of that version wrote it, and the settings of its brief. */
const ROWS = [
  {
    name: 'version 0: the settings of a brief',
    row: {
      repeat: 'half-drop',
      repeatCm: 32,
      faceId: 3,
      maskCoordinates: [[10, 20]],
      reposition: { x: 1, y: -2, width: 300, rotation: 45 },
      recolourings: [{ palette: ['#112233'], from: ['#445566'] }],
    },
  },
  {
    name: 'version 1: the fields of a run',
    row: {
      v: 1,
      repeat: 'half-drop',
      repeatCm: 32,
      face_id: 3,
      mask_coordinates: [[10, 20]],
      reposition: { x: 1, y: -2, width: 300, rotation: 45 },
      recolourings: [{ palette: ['#112233'], from: ['#445566'] }],
    },
  },
  {
    name: 'version 2: the same, and how a text model put the prompt',
    row: {
      v: 2,
      repeat: 'half-drop',
      repeatCm: 32,
      face_id: 3,
      mask_coordinates: [[10, 20]],
      reposition: { x: 1, y: -2, width: 300, rotation: 45 },
      recolourings: [{ palette: ['#112233'], from: ['#445566'] }],
      rewording: {
        prompt: 'blue ikat',
        model: 'made-up',
        parts: [{ said: ['indigo'], as: ['blue'] }],
        unread: [],
      },
    },
  },
];

const [{ row: OLDEST }] = ROWS as [(typeof ROWS)[number]];
/** Of a variation of a variation; version 0 had no version. */
const RECIPE = { seed: 7, variant: 5, origin: { seed: 3, variant: 2 } };

test('a run is stored with the version of its fields, a variation with that of its recipe', async () => {
  const id = await makePattern();
  const fields = { v: 2, repeat: 'brick', repeatCm: 12.5 };
  expect(await readKept(id)).toEqual({ settings: fields, kept: fields, recipe: null });
  const varied = await readKept(await vary(id));
  expect(varied).toMatchObject({ settings: fields, recipe: { v: 1, variant: 0 } });
});

test.each(ROWS)('$name are told, drawn again and made larger', async ({ row }) => {
  const id = await makePattern();
  await keepAs(id, row, RECIPE);
  const { generation_data: details } = (await ada.get(`/api/get-generation/${id}/`)).json();
  expect(details.settings).toMatchObject({ repeat: 'half-drop', repeat_cm: 32, face_id: 3 });
  drawn.length = 0;

  await vary(id);
  expect(drawn[0]?.settings).toEqual(OLDEST);
  expect(drawn[0]?.origin).toMatchObject({ variant: 0, origin: RECIPE });

  const larger = await ada.post('/api/upscale-image/create-pattern/', { json: { resultId: id } });
  expect(larger.statusCode).toBe(200);
  expect(drawn[1]?.settings).toMatchObject({ repeat: 'half-drop', repeatCm: 32 });
  expect(drawn[1]?.origin).toEqual(RECIPE);
});

test.each([{ v: 99 }, { repeatCm: 'wide' }, { v: 1, mask_coordinates: 'here' }, 'nothing'])(
  'an output whose fields are %j is shown without them, and is not drawn again',
  async (row) => {
    const id = await makePattern();
    await keepAs(id, row);
    const told = await ada.get(`/api/get-generation/${id}/`);
    expect(told.statusCode).toBe(200);
    expect(told.json().generation_data.settings).toEqual({ variant: '0' });
    expect((await ada.get('/api/dashboard/')).statusCode).toBe(200);

    const reroll = { output_image_id: id, num_images: '1' };
    const answer = await ada.post('/api/reroll-output-with-sse/', { multipart: reroll });
    expect(answer.statusCode).toBe(422);
    const larger = await ada.post('/api/upscale-image/create-pattern/', { json: { resultId: id } });
    expect(larger.statusCode).toBe(422);
  },
);

test('a run under way whose fields cannot be read fails, and costs nothing', async () => {
  const before = (await ada.get('/api/get-user-credits/')).json().credits;
  const fields = { ai_model: 'create-pattern', text_prompt: 'ikat', num_images: '1' };
  const user = await run(sql`select id from users where username = 'ada'`);
  const job = await database.transaction(async (tx) => {
    const started = await services.generations.start(String(user.rows[0]?.id), {
      kind: 'run',
      fields,
    });
    await tx.execute(sql`update jobs set settings = '{"v": 99}' where id = ${started.id}`);
    return started;
  });
  const { body } = await ada.get(`/api/stream-image-generation/${job.id}/`);
  expect(body).toContain('event: failed');
  expect((await ada.get('/api/get-user-credits/')).json().credits).toBe(before);
});

test('every field of a run comes back from a row as it was', () => {
  const value = { repeat: 'mirror', repeatCm: 1.5, garmentType: 'full_body', face_id: 0 } as const;
  expect(storedRun.read(storedRun.write(value))).toEqual(value);
});
