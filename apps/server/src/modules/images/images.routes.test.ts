import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createDelivery } from '../../testing/deliver-run.ts';
import { openSignedIn, PASSWORD } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

const testApp = await createTestApp();
const deliverRun = createDelivery(testApp);
const owner = await openSignedIn(testApp, 'ada');
const [delivered] = await deliverRun('ada', 1);
if (!delivered) throw new Error('Nothing was delivered');
const url = `/api/images/${delivered.imageId}`;
const ABSENT = '/api/images/00000000-0000-4000-8000-000000000000';
const CACHE_CONTROL = 'private, no-cache';

test('the owner gets the picture, to keep and to ask about', async () => {
  const response = await owner.get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(response.rawPayload.length),
    'cache-control': CACHE_CONTROL,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.etag).toMatch(/^"[0-9a-f]{64}"$/);
  const { format, width, xmp } = await sharp(response.rawPayload).metadata();
  expect({ format, width }).toEqual({ format: 'png', width: 64 });
  expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
});

test.each([256, 512, 1024])('and a thumbnail of width %i', async (width) => {
  const response = await owner.get(`${url}?w=${width}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(response.rawPayload.length),
    'cache-control': CACHE_CONTROL,
  });
  expect((await sharp(response.rawPayload).metadata()).format).toBe('webp');
});

test.each(['0', '300', '-1', 'x', '512.5', '', '512&w=256'])(
  'no other width is made: %s',
  async (width) => {
    const response = await owner.get(`${url}?w=${width}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ w: ['The width must be 256, 512 or 1024'] });
  },
);

test('a download is named result.png', async () => {
  const response = await owner.get(`${url}?download=1`);
  expect(response.headers['content-disposition']).toBe('attachment; filename=result.png');
  expect(response.headers['content-type']).toBe('image/png');
});

test.each([url, `${url}?w=256`])('who has it need not load it again: %s', async (address) => {
  const { etag = '' } = (await owner.get(address)).headers;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await owner.get(address, { 'if-none-match': known });
    expect(response.statusCode).toBe(304);
    expect(response.rawPayload).toHaveLength(0);
    expect(response.headers).toMatchObject({ etag, 'cache-control': CACHE_CONTROL });
  }
  const other = await owner.get(address, { 'if-none-match': '"other"' });
  expect(other.statusCode).toBe(200);
});

test('HEAD tells what GET would give', async () => {
  const cookies = Object.fromEntries(owner.cookies);
  const get = await owner.get(url);
  const head = await testApp.app.inject({ method: 'HEAD', url, cookies });
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test('who has logged out is shown nothing of what the browser kept', async () => {
  const leaving = await openBrowser(testApp.app);
  await leaving.post('/api/login/', { form: { username: 'ada', password: PASSWORD } });
  const { etag = '' } = (await leaving.get(url)).headers;
  expect((await leaving.get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  await leaving.post('/api/logout/');
  expect((await leaving.get(url, { 'if-none-match': etag })).statusCode).toBe(401);
});

describe('everyone else', () => {
  test.each(['', '?w=256', '?download=1'])('gets what an absent picture gets%s', async (query) => {
    const stranger = await openSignedIn(testApp, `stranger${query.length}`);
    const { etag = '' } = (await owner.get(url + query)).headers;
    const conditions: Record<string, string>[] = [{}, { 'if-none-match': etag }];
    for (const headers of conditions) {
      const [others, absent, malformed] = [
        await stranger.get(url + query, headers),
        await stranger.get(ABSENT + query, headers),
        await stranger.get(`/api/images/nothing${query}`, headers),
      ];
      expect(others.statusCode).toBe(404);
      for (const answer of [absent, malformed]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.rawPayload).toEqual(others.rawPayload);
        expect(Object.keys(answer.headers)).toEqual(Object.keys(others.headers));
      }
      expect(others.headers['cache-control']).toBe('no-store');
    }
  });

  test('who is signed out is asked to sign in, whatever the id', async () => {
    const visitor = await openBrowser(testApp.app);
    const [existing, absent] = [await visitor.get(url), await visitor.get(ABSENT)];
    expect(existing.statusCode).toBe(401);
    expect(absent.statusCode).toBe(401);
    expect(existing.rawPayload).toEqual(absent.rawPayload);
  });
});

test('many thumbnails at once leave the server answering', async () => {
  const runs = await Promise.all([deliverRun('ada'), deliverRun('ada'), deliverRun('ada')]);
  const addresses = runs
    .flat()
    .flatMap(({ imageId }) => [256, 512, 1024].map((width) => `/api/images/${imageId}?w=${width}`));
  const thumbnails = Promise.all([...addresses, ...addresses].map((address) => owner.get(address)));
  const startedMs = performance.now();
  expect((await owner.get('/api/csrf/')).statusCode).toBe(204);
  expect(performance.now() - startedMs).toBeLessThan(2000);
  for (const { statusCode } of await thumbnails) expect(statusCode).toBe(200);
});

test('the description of the API names the picture and its query', async () => {
  const { paths } = (await owner.get('/api/openapi.json')).json();
  const { parameters } = paths['/api/images/{id}'].get;
  const names = parameters.map((parameter: { name: string }) => parameter.name);
  expect(names.toSorted()).toEqual(['download', 'id', 'w']);
});
