import { SELECTION_MAX_LENGTH } from '@toile/contract';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDelivery } from '../../../testing/deliver-run.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openBrowser } from '../../../testing/test-browser.ts';

const testApp = await createTestApp();
const deliverRun = createDelivery(testApp);
const ABSENT = '00000000-0000-4000-8000-000000000000';
type Browser = Awaited<ReturnType<typeof openSignedIn>>;

async function listIds(browser: Browser, query = ''): Promise<string[]> {
  const answer = await browser.get(`/api/dashboard/?page_size=100${query}`);
  expect(answer.statusCode).toBe(200);
  const { generation_data: list } = answer.json();
  return list.map((one: { output_image_id: string }) => one.output_image_id);
}

const archiveOf = (browser: Browser, ids: readonly string[]) =>
  browser.get(`/api/export-images/?ids=${ids.join(',')}`);
const remove = (browser: Browser, ids: readonly string[]) =>
  browser.post('/api/delete-images/', { json: { ids } });

test('several outputs come as one archive with names that tell, and are marked', async () => {
  const ada = await openSignedIn(testApp, 'ada');
  const ids = (await deliverRun('ada')).map(({ id }) => id);
  const answer = await archiveOf(ada, [...ids.slice(0, 3), ABSENT, ids[0] ?? '']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename=toile-pictures.zip',
    'cache-control': 'no-store',
  });
  const files = Object.entries(unzipSync(answer.rawPayload));
  expect(files.map(([name]) => name)).toEqual(
    [1, 2, 3].map((n) => `create-pattern indigo ikat ${n}.png`),
  );
  for (const [, file] of files) expect((await sharp(file).metadata()).format).toBe('png');
  const { generation_data: list } = (await ada.get('/api/dashboard/')).json();
  const marked = list.filter((one: { downloaded: boolean }) => one.downloaded);
  expect(marked).toHaveLength(3);
});

test('several outputs are deleted at once; those that are gone are left out', async () => {
  const bea = await openSignedIn(testApp, 'bea');
  const ids = (await deliverRun('bea')).map(({ id }) => id);
  const [first = '', second = ''] = ids;
  expect((await remove(bea, [first, ABSENT, second, first])).json()).toEqual({ deleted: 2 });
  expect((await remove(bea, [first, second])).statusCode).toBe(404);
  expect((await listIds(bea)).toSorted()).toEqual(ids.slice(2).toSorted());
});

test('the outputs of others are absent', async () => {
  const cleo = await openSignedIn(testApp, 'cleo');
  const ids = (await deliverRun('cleo')).map(({ id }) => id);
  const eve = await openSignedIn(testApp, 'eve');
  expect((await archiveOf(eve, ids)).statusCode).toBe(404);
  expect((await remove(eve, ids)).statusCode).toBe(404);
  expect(await listIds(cleo)).toHaveLength(4);
  const nobody = await openBrowser(testApp.app);
  expect((await nobody.get(`/api/export-images/?ids=${ids.join(',')}`)).statusCode).toBe(401);
});

test('a choice of none, of too many, or of what is no id is refused', async () => {
  const dora = await openSignedIn(testApp, 'dora');
  const many = Array.from({ length: SELECTION_MAX_LENGTH + 1 }, () => ABSENT);
  for (const ids of [[], many, ['x']]) {
    expect((await archiveOf(dora, ids)).statusCode).toBe(400);
    expect((await remove(dora, ids)).statusCode).toBe(400);
  }
  expect((await archiveOf(dora, many)).json()).toEqual({
    ids: [`Choose at most ${SELECTION_MAX_LENGTH} images`],
  });
});

test('the list is narrowed to favourites, to what is liked, and to the last days', async () => {
  const fay = await openSignedIn(testApp, 'fay');
  const runs = [...(await deliverRun('fay')), ...(await deliverRun('fay', 1))];
  const [favourite = '', liked = '', disliked = '', old = ''] = runs.map(({ id }) => id);
  await fay.post(`/api/favourite/${favourite}/`);
  await fay.post('/api/vote/', { json: { image_id: liked, vote_value: '1', is_upscaled: false } });
  await fay.post('/api/vote/', {
    json: { image_id: disliked, vote_value: '0', is_upscaled: false },
  });
  await testApp.database.execute(
    `update generations set created_at = now() - interval '8 days' where id = '${old}'`,
  );
  expect(await listIds(fay, '&mark=favourite')).toEqual([favourite]);
  expect(await listIds(fay, '&mark=liked')).toEqual([liked]);
  expect(await listIds(fay, '&days=7')).toHaveLength(4);
  expect(await listIds(fay, '&days=9')).toHaveLength(5);
  expect(await listIds(fay, '&mark=&days=')).toHaveLength(5);
  for (const query of ['mark=best', 'days=0', 'days=x', 'days=999999']) {
    expect((await fay.get(`/api/dashboard/?${query}`)).statusCode).toBe(400);
  }
});

test('each output names its run', async () => {
  const gil = await openSignedIn(testApp, 'gil');
  await deliverRun('gil');
  await deliverRun('gil', 1);
  const { generation_data: list } = (await gil.get('/api/dashboard/')).json();
  const runs = list.map((one: { job_id: string }) => one.job_id);
  expect(new Set(runs).size).toBe(2);
  expect(runs.filter((id: string) => id === runs.at(-1))).toHaveLength(4);
});
