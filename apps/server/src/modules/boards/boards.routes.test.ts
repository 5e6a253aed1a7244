import { BOARDS_PER_USER, boardFaultWords, PICTURES_PER_BOARD } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { boardPictures, boards, users } from '../../db/schema/index.ts';
import { createDelivery } from '../../testing/deliver-run.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const testApp = await createTestApp({ environment: { WELCOME_CREDITS: '60' } });
const { app, database } = testApp;
const deliverRun = createDelivery(testApp);
const ABSENT = '00000000-0000-4000-8000-000000000000';
const NOT_FOUND = { non_field_errors: ['Not found'] };

let ada: TestBrowser;
let eve: TestBrowser;
let ids: string[];

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
  eve = await openSignedIn(testApp, 'eve');
  const runs = [...(await deliverRun('ada')), ...(await deliverRun('ada'))];
  ids = runs.map(({ id }) => id);
});

async function makeBoard(name: string, browser = ada): Promise<string> {
  const answer = await browser.post('/api/boards/', { json: { name } });
  expect(answer.statusCode).toBe(201);
  return answer.json().board.id;
}

const sendAs = (browser: TestBrowser) => (board: string, deed: string, json: object) =>
  browser.post(`/api/boards/${board}/${deed}`, { json });
const send = (board: string, deed: string, json: object) => sendAs(ada)(board, deed, json);

async function read(board: string) {
  const answer = await ada.get(`/api/boards/${board}/`);
  expect(answer.statusCode).toBe(200);
  const body = answer.json();
  const pictures: { generation: { output_image_id: string }; note: string }[] = body.pictures;
  return { ...body, order: pictures.map(({ generation }) => generation.output_image_id) };
}

test('a board takes outputs once, in the order of their choice, however often it is clicked', async () => {
  const board = await makeBoard('  Spring  ');
  const chosen = ids.slice(0, 3);
  const clicks = await Promise.all([1, 2, 3].map(() => send(board, 'add/', { ids: chosen })));
  expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const added: number[] = clicks.map((click) => click.json().added);
  expect(added.toSorted((one, other) => one - other)).toEqual([0, 0, 3]);
  const more = [ids[4], ABSENT, ids[0]];
  expect((await send(board, 'add/', { ids: more })).json()).toEqual({ added: 1 });
  const { order, board: shown } = await read(board);
  expect(order).toEqual([...chosen, ids[4]]);
  expect(shown).toMatchObject({ name: 'Spring', note: '', pictures: 4, cover_id: null });
});

test('pictures are ordered, noted and taken off, and one is the cover', async () => {
  const board = await makeBoard('Order');
  const [a = '', b = '', c = '', d = ''] = ids;
  await send(board, 'add/', { ids: [a, b, c, d] });
  expect((await send(board, 'order/', { ids: [d, ABSENT, b, d] })).statusCode).toBe(204);
  expect((await read(board)).order).toEqual([d, b, a, c]);
  const note = { output_image_id: a, note: ' Silk, 12 cm ' };
  expect((await send(board, 'picture-note/', note)).statusCode).toBe(204);
  expect((await send(board, '', { cover_id: c })).statusCode).toBe(204);
  const { pictures, board: shown } = await read(board);
  expect(pictures[2]).toMatchObject({ note: 'Silk, 12 cm', generation: { output_image_id: a } });
  expect(shown).toMatchObject({
    cover_id: c,
    cover: { image_url: pictures[3].generation.image_url },
  });
  expect((await send(board, 'remove/', { ids: [c, d] })).json()).toEqual({ removed: 2 });
  expect((await send(board, 'remove/', { ids: [c, d] })).json()).toEqual({ removed: 0 });
  const after = await read(board);
  expect(after.order).toEqual([b, a]);
  expect(after.board.cover_id).toBeNull();
  expect(after.board.cover.image_url).toBe(after.pictures[0].generation.image_url);
  expect((await send(board, '', { cover_id: c })).json()).toEqual(NOT_FOUND);
});

test('names are one of a kind, whatever their case; the last change comes first', async () => {
  const one = await makeBoard('Autumn');
  const other = await makeBoard('Winter');
  const again = await ada.post('/api/boards/', { json: { name: 'AUTUMN' } });
  expect([again.statusCode, again.json()]).toEqual([
    409,
    { non_field_errors: [boardFaultWords.nameTaken] },
  ]);
  expect((await send(other, '', { name: 'autumn' })).statusCode).toBe(409);
  expect((await send(one, '', { name: 'AUTUMN', note: 'For Lyon' })).statusCode).toBe(204);
  const { boards: list } = (await ada.get('/api/boards/')).json();
  expect(list[0]).toMatchObject({ id: one, name: 'AUTUMN', note: 'For Lyon' });
  expect((await makeBoard('Autumn', eve)).length).toBe(36);
});

test('a deleted picture leaves its boards, and a deleted board keeps its pictures', async () => {
  const board = await makeBoard('Short-lived');
  const [doomed = '', kept = ''] = [ids[6], ids[7]];
  await send(board, 'add/', { ids: [doomed, kept] });
  await send(board, 'picture-note/', { output_image_id: doomed, note: 'a word' });
  expect((await ada.post('/api/delete-images/', { json: { ids: [doomed] } })).statusCode).toBe(200);
  expect((await read(board)).order).toEqual([kept]);
  expect(await database.$count(boardPictures, eq(boardPictures.outputId, doomed))).toBe(0);
  expect((await send(board, 'delete/', {})).statusCode).toBe(204);
  expect((await send(board, 'delete/', {})).statusCode).toBe(404);
  expect((await ada.get(`/api/boards/${board}/`)).statusCode).toBe(404);
  expect(await database.$count(boardPictures, eq(boardPictures.boardId, board))).toBe(0);
  expect((await ada.get(`/api/get-generation/${kept}/`)).statusCode).toBe(200);
});

test('the boards and pictures of others are not there', async () => {
  const board = await makeBoard('Mine');
  await send(board, 'add/', { ids: ids.slice(0, 1) });
  const deeds = [
    ['', { name: 'Yours' }],
    ['delete/', {}],
    ['add/', { ids: ids.slice(1, 2) }],
    ['remove/', { ids: ids.slice(0, 1) }],
    ['order/', { ids }],
    ['picture-note/', { output_image_id: ids[0], note: 'x' }],
  ] as const;
  for (const [deed, json] of deeds) {
    const answer = await sendAs(eve)(board, deed, json);
    expect([deed, answer.statusCode, answer.json()]).toEqual([deed, 404, NOT_FOUND]);
  }
  expect((await eve.get(`/api/boards/${board}/`)).statusCode).toBe(404);
  const own = await makeBoard('Eve’s', eve);
  expect((await sendAs(eve)(own, 'add/', { ids })).statusCode).toBe(404);
  expect((await sendAs(eve)(own, '', { cover_id: ids[0] })).statusCode).toBe(404);
  const { boards: list } = (await eve.get('/api/boards/')).json();
  expect(list.map((one: { pictures: number }) => one.pictures)).not.toContain(1);
  const nobody = await openBrowser(app);
  expect((await nobody.get('/api/boards/')).statusCode).toBe(401);
  expect((await sendAs(nobody)(board, 'delete/', {})).statusCode).toBe(401);
  expect((await read(board)).order).toEqual(ids.slice(0, 1));
});

test('limits are told in words', async () => {
  const gil = await openSignedIn(testApp, 'gil');
  const [user] = await database.select().from(users).where(eq(users.username, 'gil'));
  await database.execute(sql`
    insert into boards (user_id, name)
    select ${user?.id}, 'board ' || n from generate_series(1, ${BOARDS_PER_USER - 1}) as n`);
  const last = await makeBoard('The last', gil);
  const full = await gil.post('/api/boards/', { json: { name: 'One more' } });
  expect(full.json()).toEqual({ non_field_errors: [boardFaultWords.tooMany] });
  expect(await database.$count(boards, eq(boards.userId, user?.id ?? ''))).toBe(BOARDS_PER_USER);
  const [output] = await deliverRun('gil', 1);
  await database.execute(sql`
    with copies as (
      insert into generations (user_id, job_id, slot, image_id, tool, prompt, settings, choices,
        unread, engine, model, seed, variant, width, height)
      select user_id, job_id, n, image_id, tool, prompt, settings, choices, unread, engine, model,
        seed, variant, width, height
      from generations, generate_series(1, ${PICTURES_PER_BOARD}) as n
      where id = ${output?.id} returning id, slot
    ) insert into board_pictures (board_id, output_id, place)
      select ${last}, id, slot from copies`);
  const over = await sendAs(gil)(last, 'add/', { ids: [output?.id] });
  expect([over.statusCode, over.json()]).toEqual([
    409,
    { non_field_errors: [boardFaultWords.full] },
  ]);
});

test.each([
  { deed: '', json: { name: ' ' }, fault: { name: [boardFaultWords.nameRequired] } },
  { deed: '', json: { name: 'x'.repeat(81) }, fault: { name: [boardFaultWords.nameTooLong] } },
  { deed: '', json: { note: 'x'.repeat(1001) }, fault: { note: [boardFaultWords.noteTooLong] } },
  {
    deed: 'picture-note/',
    json: { note: 'x'.repeat(301) },
    fault: { note: [boardFaultWords.pictureNoteTooLong] },
  },
])('a fault is told at its field: $fault', async ({ deed, json, fault }) => {
  const answer = await send(ABSENT, deed, { output_image_id: ids[0], ...json });
  expect([answer.statusCode, answer.json()]).toEqual([400, fault]);
});

test('text is kept as it was typed, and what the database cannot store is refused', async () => {
  const name = `<img src=x onerror=alert(1)> '; drop table boards; -- {name} ‮`;
  const board = await makeBoard(name.trim());
  expect((await read(board)).board.name).toBe(name.trim());
  expect((await ada.post('/api/boards/', { json: { name: 'a\0b' } })).statusCode).toBe(400);
  expect((await ada.post('/api/boards/', { json: {} })).json()).toEqual({
    name: [boardFaultWords.nameRequired],
  });
});
