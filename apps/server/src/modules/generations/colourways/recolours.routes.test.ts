import { colourwaysSchema, en, generationSchema } from '@toile/contract';
import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDelivery } from '../../../testing/deliver-run.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const ABSENT = '00000000-0000-4000-8000-000000000000';
const SEAM = { wrapX: 1, wrapY: 1, interiorX: 2, interiorY: 2, seamless: true };

const briefs: ImageBrief[] = [];
const engine = createProbeEngine(
  async (brief) => {
    briefs.push(brief);
    if (brief.kind !== 'recolour-pattern') return;
    const [background = ''] = brief.settings.recolouring?.palette ?? [];
    const blank = sharp({ create: { width: 64, height: 64, channels: 3, background } });
    return { png: await blank.png().toBuffer(), seam: SEAM, choices: { colourway: background } };
  },
  ['create-pattern', 'create-sketch', 'recolour-pattern'],
);
const testApp = await createTestApp({ engine });
const deliverRun = createDelivery(testApp);
const ada = await openSignedIn(testApp, 'ada');
const eve = await openSignedIn(testApp, 'eve');
const [pattern] = await deliverRun('ada', 1);
const id = pattern?.id ?? '';

const recolour = (json: unknown, of = id, browser = ada) =>
  browser.post(`/api/recolour-pattern/${of}/`, { json });
const credits = async () => (await ada.get('/api/get-user-credits/')).json().credits;
const count = async () => (await ada.get('/api/dashboard/')).json().pagination.total_output_images;

beforeEach(() => briefs.splice(0));

describe('a pattern in other colours', () => {
  test('is an output of its own, from the same picture, for nothing', async () => {
    const [before, outputs] = [await credits(), await count()];
    const answer = await recolour({ palette: ['#102030', '#A0B0C0'] });
    expect(answer.statusCode).toBe(200);
    const made = generationSchema.parse(answer.json());
    expect(made).toMatchObject({ type: 'create-pattern', seam: SEAM, upscaled_from_id: null });
    expect(made.output_image_id).not.toBe(id);
    expect(made.colourway).toEqual(['#102030']);
    expect(briefs).toHaveLength(1);
    expect(briefs[0]).toMatchObject({
      kind: 'recolour-pattern',
      settings: { recolouring: { palette: ['#102030', '#a0b0c0'] } },
    });
    const { rawPayload } = await ada.get(`/api/images/${pattern?.imageId}`);
    expect(Buffer.from(briefs[0]?.images.origin ?? [])).toEqual(rawPayload);
    const path = `/api/get-generation/${made.output_image_id}/`;
    const { generation_data: details } = (await ada.get(path)).json();
    expect(details).toMatchObject({
      prompt: 'indigo ikat',
      lineage: [id],
      model: 'probe 1, recoloured',
      settings: { colourway: '#102030' },
    });
    const file = await ada.get(made.image_url);
    expect(file.body).toContain('algorithmicMedia');
    expect([await credits(), await count()]).toEqual([before, outputs + 1]);
  });

  test('has the place in its run of the picture that it was', async () => {
    const [, second] = await deliverRun('ada', 4);
    const { output_image_id: made } = (await recolour({ palette: ['#203040'] }, second?.id)).json();
    const { generation_data: details } = (await ada.get(`/api/get-generation/${made}/`)).json();
    expect(details).toMatchObject({ picture_number: 2, picture_total: 4 });
  });

  test('is the same one however often it is asked for, at once or later', async () => {
    const outputs = await count();
    const wish = { palette: ['#405060'], from: ['#ffffff'] };
    const answers = await Promise.all([recolour(wish), recolour(wish), recolour(wish)]);
    answers.push(await recolour({ from: ['#FFFFFF'], palette: ['#405060'] }));
    const ids = answers.map((answer) => answer.json().output_image_id);
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(outputs + 1);
  });

  test('is made anew once it was deleted', async () => {
    const wish = { palette: ['#506070'] };
    const { output_image_id: first } = (await recolour(wish)).json();
    await ada.post(`/api/delete-image/${first}/`);
    const { output_image_id: second } = (await recolour(wish)).json();
    expect(second).not.toBe(first);
  });

  test('its run is told like any other, from start to end', async () => {
    const { output_image_id: made } = (await recolour({ palette: ['#607080'] })).json();
    const { generation_data: details } = (await ada.get(`/api/get-generation/${made}/`)).json();
    const stream = await ada.get(`/api/stream-image-generation/${details.job_id}/`);
    expect(stream.body).toContain('event: image');
    expect(stream.body).toContain('event: done');
    expect((await ada.get('/api/active-generations/')).json().jobs).toEqual([]);
  });
});

test('colourways are listed with what they came from, from each of them', async () => {
  const [fresh] = await deliverRun('ada', 1);
  const origin = fresh?.id ?? '';
  const first = (await recolour({ palette: ['#111111'] }, origin)).json().output_image_id;
  const second = (await recolour({ palette: ['#222222'] }, origin)).json().output_image_id;
  const third = (await recolour({ palette: ['#333333'] }, second)).json().output_image_id;
  const list = async (of: string) => {
    const answer = await ada.get(`/api/colourways/${of}/`);
    return colourwaysSchema.parse(answer.json()).generation_data.map((one) => one.output_image_id);
  };
  expect(await list(origin)).toEqual([origin, first, second]);
  expect(await list(first)).toEqual([origin, first, second]);
  expect(await list(second)).toEqual([origin, first, second, third]);
  expect(await list(third)).toEqual([second, third]);
});

test.each([
  [{}, { palette: [en.validation.palette] }],
  [{ palette: [] }, { palette: [en.validation.palette] }],
  [{ palette: Array.from({ length: 9 }, () => '#000000') }, { palette: [en.validation.palette] }],
  [{ palette: ['#000000'], from: [] }, { from: [en.validation.palette] }],
  [
    { palette: ['#000000'], from: ['#000000', '#ffffff'] },
    { from: [en.validation.paletteLengths] },
  ],
])('%j is refused at its field', async (json, body) => {
  const answer = await recolour(json);
  expect([answer.statusCode, answer.json()]).toEqual([400, body]);
  expect(briefs).toEqual([]);
});

test('a colour that is none is refused', async () => {
  const answer = await recolour({ palette: ['red'] });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(en.validation.hexColour);
});

test('another user’s answers like an absent one; nothing without a session', async () => {
  const wish = { palette: ['#102030'] };
  const absent = await recolour(wish, ABSENT, eve);
  const others = await recolour(wish, id, eve);
  expect([others.statusCode, others.rawPayload]).toEqual([404, absent.rawPayload]);
  expect((await eve.get(`/api/colourways/${id}/`)).statusCode).toBe(404);
  const { app } = testApp;
  expect((await app.inject(`/api/colourways/${id}/`)).statusCode).toBe(401);
});

test('more than thirty in a minute are too many', async () => {
  const codes: number[] = [];
  for (let i = 0; i < 31; i += 1) {
    codes.push((await recolour({ palette: [`#0000${(i + 16).toString(16)}`] })).statusCode);
  }
  expect(codes.at(-1)).toBe(429);
});
