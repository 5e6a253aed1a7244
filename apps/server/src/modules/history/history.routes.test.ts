import { generationAnswerSchema, generationListSchema } from '@toile/contract';
import { expect, test } from 'vitest';
import { createDelivery } from '../../testing/deliver-run.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

const testApp = await createTestApp();
const deliverRun = createDelivery(testApp);
const ABSENT = '00000000-0000-4000-8000-000000000000';

async function listIds(browser: Awaited<ReturnType<typeof openSignedIn>>, address: string) {
  const response = await browser.get(address);
  expect(response.statusCode).toBe(200);
  const list = generationListSchema.parse(response.json());
  return list.generation_data.map((generation) => generation.output_image_id);
}

test('the dashboard comes in pages of ten, the strip in pages of thirteen', async () => {
  const ada = await openSignedIn(testApp, 'ada');
  const ids: string[] = [];
  for (let run = 0; run < 4; run += 1) ids.push(...(await deliverRun('ada')).map(({ id }) => id));
  const newestFirst = ids.toReversed();
  expect(await listIds(ada, '/api/dashboard/')).toEqual(newestFirst.slice(0, 10));
  expect(await listIds(ada, '/api/dashboard?page=2')).toEqual(newestFirst.slice(10));
  expect(await listIds(ada, '/api/dashboard/?page=99')).toEqual(newestFirst.slice(10));
  expect(await listIds(ada, '/api/dashboard/?page=x')).toEqual(newestFirst.slice(0, 10));
  expect(await listIds(ada, '/api/dashboard/?ai_model=create-sketch')).toEqual([]);
  expect(await listIds(ada, '/api/dashboard/?q=IKAT')).toHaveLength(10);
  expect(await listIds(ada, '/api/dashboard/?q=koi')).toEqual([]);
  const strip = '/api/fetch-previous-generations';
  expect(await listIds(ada, strip)).toEqual(newestFirst.slice(0, 13));
  expect(await listIds(ada, `${strip}?ai_model=create-pattern&page=2&page_size=12`)).toEqual(
    newestFirst.slice(12),
  );
  const pagination = (await ada.get('/api/dashboard/')).json().pagination;
  expect(pagination).toMatchObject({ total_pages: 2, total_output_images: 16 });
});

test('the images of a run share its seed, and each says which of them it is', async () => {
  const gus = await openSignedIn(testApp, 'gus');
  const ids = (await deliverRun('gus')).map(({ id }) => id);
  const answers = await Promise.all(ids.map((id) => gus.get(`/api/get-generation/${id}/`)));
  const details = answers.map((answer) => generationAnswerSchema.parse(answer.json()));
  const places = details.map(({ generation_data: one }) => [one.picture_number, one.picture_total]);
  expect(places).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
  expect(new Set(details.map(({ generation_data: { seed } }) => seed)).size).toBe(1);
});

test('lists tell what was asked for', async () => {
  const hal = await openSignedIn(testApp, 'hal');
  await deliverRun('hal', 1);
  const {
    generation_data: [first],
  } = (await hal.get('/api/dashboard/')).json();
  expect(first).toMatchObject({ prompt: 'indigo ikat' });
});

test('an unknown tool is refused, not ignored', async () => {
  const ada = await openSignedIn(testApp, 'eve');
  expect((await ada.get('/api/dashboard/?ai_model=knitting')).statusCode).toBe(400);
  expect((await ada.get('/api/fetch-previous-generations?ai_model=x')).statusCode).toBe(400);
});

test('the strip can be of several tools', async () => {
  const ivy = await openSignedIn(testApp, 'ivy');
  const ids = (await deliverRun('ivy')).map(({ id }) => id).toReversed();
  const strip = '/api/fetch-previous-generations?ai_model=';
  expect(await listIds(ivy, `${strip}create-sketch&ai_model=create-pattern`)).toEqual(ids);
  expect(await listIds(ivy, `${strip}create-sketch&ai_model=swap-garment`)).toEqual([]);
});

test('an empty filter filters nothing', async () => {
  const fay = await openSignedIn(testApp, 'fay');
  const ids = (await deliverRun('fay')).map(({ id }) => id).toReversed();
  expect(await listIds(fay, '/api/dashboard/?page=&ai_model=&q=')).toEqual(ids);
  const strip = '/api/fetch-previous-generations?ai_model=&page=&page_size=';
  expect(await listIds(fay, strip)).toEqual(ids);
});

test('an image is looked at, downloaded and deleted', async () => {
  const ben = await openSignedIn(testApp, 'ben');
  const [delivered] = await deliverRun('ben', 1);
  const id = delivered?.id ?? '';
  const details = (await ben.get(`/api/get-generation/${id}/`)).json().generation_data;
  expect(details).toMatchObject({
    output_image_id: id,
    type: 'create-pattern',
    prompt: 'indigo ikat',
    downloaded: false,
    lineage: [],
    unread: [],
  });

  const download = await ben.post(`/api/download-image/${id}/`);
  expect(download.json()).toEqual({
    downloaded: true,
    download_url: `${details.image_url}?download=1`,
  });
  const file = await ben.get(download.json().download_url);
  expect(file.headers['content-disposition']).toBe('attachment; filename=result.png');
  const after = (await ben.get(`/api/get-generation/${id}/`)).json().generation_data;
  expect(after.downloaded).toBe(true);

  const deletion = await ben.post(`/api/delete-image/${id}/`);
  expect(deletion.statusCode).toBe(204);
  expect(deletion.rawPayload).toHaveLength(0);
  expect((await ben.get(details.image_url)).statusCode).toBe(404);
  expect((await ben.get(details.thumbnail_url)).statusCode).toBe(404);
  expect((await ben.post(`/api/delete-image/${id}/`)).statusCode).toBe(404);
  expect(await listIds(ben, '/api/dashboard/')).toEqual([]);
});

test("another user's image answers like an absent one, byte for byte", async () => {
  await openSignedIn(testApp, 'cleo');
  const stranger = await openSignedIn(testApp, 'dora');
  const [delivered] = await deliverRun('cleo', 1);
  const id = delivered?.id ?? '';
  const ask = [
    (name: string) => stranger.get(`/api/get-generation/${name}/`),
    (name: string) => stranger.post(`/api/download-image/${name}/`),
    (name: string) => stranger.post(`/api/delete-image/${name}/`),
    (name: string) => stranger.post(`/api/favourite/${name}/`),
  ];
  for (const call of ask) {
    const others = await call(id);
    expect(others.statusCode).toBe(404);
    for (const name of [ABSENT, 'nothing', '%27%20or%20true--']) {
      const absent = await call(name);
      expect(absent.statusCode).toBe(404);
      expect(absent.rawPayload).toEqual(others.rawPayload);
    }
  }
});

test('nothing without a session, nothing changed without a CSRF token', async () => {
  const visitor = await openBrowser(testApp.app);
  for (const address of ['dashboard/', 'fetch-previous-generations', `get-generation/${ABSENT}/`]) {
    expect((await visitor.get(`/api/${address}`)).statusCode).toBe(401);
  }
  for (const call of ['download-image', 'delete-image', 'favourite']) {
    expect((await visitor.post(`/api/${call}/${ABSENT}/`)).statusCode).toBe(401);
    const forged = { headers: { 'x-csrftoken': 'forged' } };
    expect((await visitor.post(`/api/${call}/${ABSENT}/`, forged)).statusCode).toBe(403);
  }
});

test('a vote replaces the one before, and is undone once by its owner', async () => {
  const kim = await openSignedIn(testApp, 'kim');
  const lea = await openSignedIn(testApp, 'lea');
  const [delivered] = await deliverRun('kim', 1);
  const id = delivered?.id ?? '';
  const voted = async () => {
    const { generation_data: details } = (await kim.get(`/api/get-generation/${id}/`)).json();
    return details.voted;
  };
  const vote = (value: string) =>
    kim.post('/api/vote/', { json: { vote_value: value, image_id: id, is_upscaled: false } });
  const undo = (voteId: string) => kim.post('/api/undo-vote/', { json: { vote_id: voteId } });

  const first = (await vote('1')).json().vote_id;
  expect(await voted()).toBe('1');
  const second = (await vote('0')).json().vote_id;
  expect(await voted()).toBe('0');
  expect((await undo(first)).statusCode).toBe(404);
  const byAnother = await lea.post('/api/undo-vote/', { json: { vote_id: second } });
  expect(byAnother.statusCode).toBe(404);
  expect(await voted()).toBe('0');
  expect((await undo(second)).statusCode).toBe(204);
  expect(await voted()).toBeNull();
  expect((await undo(second)).statusCode).toBe(404);

  expect((await vote('2')).statusCode).toBe(400);
  const foreign = { json: { vote_value: '1', image_id: id } };
  const absent = { json: { vote_value: '1', image_id: ABSENT } };
  const answers = [await lea.post('/api/vote/', foreign), await lea.post('/api/vote/', absent)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(answers[0]?.body).toBe(answers[1]?.body);
});

test('a favourite is picked, seen in every list, and put back', async () => {
  const mia = await openSignedIn(testApp, 'mia');
  const [delivered] = await deliverRun('mia', 1);
  const toggle = () => mia.post(`/api/favourite/${delivered?.id}/`);
  const isFavourite = async () => {
    const list = generationListSchema.parse((await mia.get('/api/dashboard/')).json());
    return list.generation_data.map(({ favourite }) => favourite);
  };
  expect(await isFavourite()).toEqual([false]);
  expect((await toggle()).json()).toEqual({ favourite: true });
  expect(await isFavourite()).toEqual([true]);
  expect((await toggle()).json()).toEqual({ favourite: false });
  expect(await isFavourite()).toEqual([false]);
});
