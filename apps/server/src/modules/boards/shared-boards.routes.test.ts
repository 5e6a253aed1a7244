import { boardFaultWords, COMMENTS_PER_LINK, LINKS_PER_BOARD } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { boardComments, boardLinks, users } from '../../db/schema/index.ts';
import { createDelivery } from '../../testing/deliver-run.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock, environment: { WELCOME_CREDITS: '60' } });
const { app, database, services } = testApp;
const deliverRun = createDelivery(testApp);
const DAY = 24 * 3600;
const ENDED = { non_field_errors: [boardFaultWords.linkEnded] };

let ada: TestBrowser;
let eve: TestBrowser;
let client: TestBrowser;
let ids: string[];
let board: string;
let addresses = 0;

/** A browser without an account, at an address of its own. */
const openClient = () => openBrowser(app, { remoteAddress: `10.1.0.${(addresses += 1)}` });

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
  eve = await openSignedIn(testApp, 'eve');
  ids = (await deliverRun('ada')).map(({ id }) => id);
});

beforeEach(async () => {
  await database.execute(sql`delete from boards`);
  await database.execute(sql`delete from rate_counters`);
  client = await openClient();
  const made = await ada.post('/api/boards/', { json: { name: 'Spring', note: 'For Lyon' } });
  board = made.json().board.id;
  await send('add/', { ids: ids.slice(0, 2) });
  await send('picture-note/', { output_image_id: ids[0], note: 'Silk' });
});

const send = (deed: string, json: object = {}) =>
  ada.post(`/api/boards/${board}/${deed}`, { json });

async function openLink(days = 30): Promise<{ key: string; id: string }> {
  const answer = await send('links/', { days });
  expect(answer.statusCode).toBe(201);
  const { link, url } = answer.json();
  return { id: link.id, key: new URL(url).searchParams.get('key') ?? '' };
}

const read = (key: string) => client.get(`/api/shared-board/?key=${key}`);
const picture = (key: string, id = '', query = '') =>
  client.get(`/api/shared-board/pictures/${id}?key=${key}${query}`);
const comment = (key: string, json: object = {}) =>
  client.post('/api/shared-board/comments/', {
    json: { key, name: 'Bo', text: 'Lovely', ...json },
  });

async function readComments(): Promise<{ id: string; name: string; text: string }[]> {
  return (await ada.get(`/api/boards/${board}/`)).json().comments;
}

test('shows name, notes and pictures to who has the link, and nothing of their making', async () => {
  const { key } = await openLink();
  const answer = await read(key);
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(answer.json()).toEqual({
    name: 'Spring',
    note: 'For Lyon',
    expires_at: expect.any(String),
    takes_comments: true,
    pictures: [
      { id: ids[0], width: 64, height: 64, note: 'Silk' },
      { id: ids[1], width: 64, height: 64, note: '' },
    ],
  });
  expect(answer.body).not.toMatch(/ikat|prompt|credit|seed|ada/);
  const whole = await picture(key, ids[0]);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect((await sharp(whole.rawPayload).metadata()).width).toBe(64);
  expect((await picture(key, ids[0], '&w=256')).headers['content-type']).toBe('image/webp');
  expect(client.cookies.has('sessionid')).toBe(false);
});

test('shows no picture beside the board, whoever’s it is, and none that has left', async () => {
  const { key } = await openLink();
  const [strange] = await deliverRun('eve', 1);
  for (const id of [ids[2], strange?.id]) expect((await picture(key, id)).statusCode).toBe(404);
  await send('remove/', { ids: [ids[1]] });
  expect((await picture(key, ids[1])).statusCode).toBe(404);
  const fresh = await picture(key, ids[0]);
  const known = { 'if-none-match': String(fresh.headers.etag) };
  const again = `/api/shared-board/pictures/${ids[0]}?key=${key}`;
  expect((await client.get(again, known)).statusCode).toBe(304);
  await send('delete/');
  expect((await client.get(again, known)).statusCode).toBe(404);
});

test('the key is kept as a hash alone, and told once', async () => {
  const { key, id } = await openLink();
  expect(key).toMatch(/^[\w-]{43}$/);
  const [row] = await database.select().from(boardLinks).where(eq(boardLinks.id, id));
  expect(JSON.stringify(row)).not.toContain(key);
  const detail = await ada.get(`/api/boards/${board}/`);
  expect(detail.json().links).toEqual([
    { id, created_at: expect.any(String), expires_at: expect.any(String), comments: 0 },
  ]);
  expect(detail.body).not.toContain(key);
  expect((await read(String(row?.tokenHash).slice(0, 64))).json()).toEqual(ENDED);
});

test('a link that was ended shows nothing and takes nothing, byte for byte as an unknown one', async () => {
  const { key, id } = await openLink();
  const other = await openLink();
  expect((await send(`links/${id}/end/`)).statusCode).toBe(204);
  expect((await send(`links/${id}/end/`)).statusCode).toBe(404);
  const unknown = 'x'.repeat(43);
  for (const one of [key, unknown, '']) {
    const answers = [await read(one), await picture(one, ids[0]), await comment(one)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(answers.map((answer) => answer.json())).toEqual([ENDED, ENDED, ENDED]);
  }
  expect((await read(other.key)).statusCode).toBe(200);
  expect((await read('x'.repeat(65))).statusCode).toBe(400);
});

test('a link ends by itself after the days that were chosen, and its row goes', async () => {
  const short = await openLink(7);
  const long = await openLink(90);
  advance(7 * DAY - 5);
  expect((await read(short.key)).statusCode).toBe(200);
  advance(10);
  expect((await read(short.key)).json()).toEqual(ENDED);
  expect((await comment(short.key)).statusCode).toBe(404);
  expect((await read(long.key)).statusCode).toBe(200);
  await services.boardLinks.removeExpired();
  expect(await database.$count(boardLinks)).toBe(1);
  for (const days of [0, 8, 365, '30', null]) {
    expect((await send('links/', { days })).json()).toEqual({ days: [boardFaultWords.linkDays] });
  }
});

test('a link of a locked or deleted account shows nothing', async () => {
  const { key } = await openLink();
  const isAda = eq(users.username, 'ada');
  for (const column of ['lockedAt', 'deletedAt'] as const) {
    await database
      .update(users)
      .set({ [column]: new Date() })
      .where(isAda);
    expect((await read(key)).json()).toEqual(ENDED);
    expect((await comment(key)).statusCode).toBe(404);
    await database
      .update(users)
      .set({ [column]: null })
      .where(isAda);
  }
  expect((await read(key)).statusCode).toBe(200);
});

test('links are made and ended by their owner alone, a few at a time', async () => {
  const { id } = await openLink();
  const asEve = (deed: string, json: object) => eve.post(`/api/boards/${board}/${deed}`, { json });
  expect((await asEve('links/', { days: 7 })).statusCode).toBe(404);
  expect((await asEve(`links/${id}/end/`, {})).statusCode).toBe(404);
  expect((await asEve('delete-comments/', { ids: [] })).statusCode).toBe(404);
  const made = await eve.post('/api/boards/', { json: { name: 'Hers' } });
  const hers = `/api/boards/${made.json().board.id}/links/${id}/end/`;
  expect((await eve.post(hers)).statusCode).toBe(404);
  for (let more = 1; more < LINKS_PER_BOARD; more += 1) await openLink();
  const over = await send('links/', { days: 7 });
  expect([over.statusCode, over.json()]).toEqual([
    409,
    { non_field_errors: [boardFaultWords.tooManyLinks] },
  ]);
});

test('comments reach the owner as plain text, and go with their picture', async () => {
  const { key } = await openLink();
  const text = '<script>alert(1)</script>\n{name} ${x} ‮ '.trim();
  expect((await comment(key, { text, picture_id: ids[0] })).statusCode).toBe(204);
  advance(1);
  expect((await comment(key, { name: ' Bo ', text: 'The board' })).statusCode).toBe(204);
  const [newest, oldest] = await readComments();
  expect(newest).toMatchObject({ name: 'Bo', text: 'The board', output_image_id: null });
  expect(oldest).toMatchObject({ text, output_image_id: ids[0] });
  expect((await ada.get('/api/boards/')).json().boards[0].comments).toBe(2);
  expect((await read(key)).body).not.toContain('The board');
  await send('remove/', { ids: [ids[0]] });
  expect(await readComments()).toHaveLength(1);
  await send('delete-comments/', { ids: [newest?.id] });
  expect((await send('delete-comments/', { ids: [newest?.id] })).statusCode).toBe(204);
  expect(await readComments()).toEqual([]);
});

test('comments on what is not on the board, empty, too long or of a program are not kept', async () => {
  const { key } = await openLink();
  expect((await comment(key, { picture_id: ids[3] })).statusCode).toBe(404);
  expect((await comment(key, { name: ' ', text: '' })).json()).toEqual({
    name: [boardFaultWords.commentNameRequired],
    text: [boardFaultWords.commentRequired],
  });
  expect((await comment(key, { name: 'x'.repeat(61), text: 'x'.repeat(1001) })).json()).toEqual({
    name: [boardFaultWords.commentNameTooLong],
    text: [boardFaultWords.commentTooLong],
  });
  expect((await comment(key, { text: 'a\0b' })).statusCode).toBe(400);
  expect((await comment(key, { website: 'https://spam.example' })).statusCode).toBe(204);
  expect(await readComments()).toEqual([]);
  const json = { key, name: 'Bo', text: 'No token' };
  const headers = { 'x-csrftoken': 'none' };
  expect((await client.post('/api/shared-board/comments/', { json, headers })).statusCode).toBe(
    403,
  );
});

test('a flood from one address is stopped, and not the others', async () => {
  const { key } = await openLink();
  const statuses: number[] = [];
  for (let sent = 0; sent < 22; sent += 1) statuses.push((await comment(key)).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  client = await openClient();
  expect((await comment(key)).statusCode).toBe(204);
});

test('one link takes so many comments, those at once too, and says when it is full', async () => {
  const { key, id } = await openLink();
  const nearlyFull = { comments: COMMENTS_PER_LINK - 2 };
  await database.update(boardLinks).set(nearlyFull).where(eq(boardLinks.id, id));
  const answers = await Promise.all(Array.from({ length: 6 }, () => comment(key)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(2);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  expect(await database.$count(boardComments)).toBe(2);
  expect((await read(key)).json().takes_comments).toBe(false);
  await send('delete-comments/', { ids: (await readComments()).map((one) => one.id) });
  expect((await comment(key)).json()).toEqual({ non_field_errors: [boardFaultWords.commentsFull] });
});
