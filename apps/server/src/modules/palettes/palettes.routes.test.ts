import { COLOURS_PER_PALETTE, PALETTES_PER_USER, paletteFaultWords } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { palettes, users } from '../../db/schema/index.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const testApp = await createTestApp();
const { app, database } = testApp;
const ABSENT = '00000000-0000-4000-8000-000000000000';
const NOT_FOUND = { non_field_errors: ['Not found'] };
const COLOURS = [{ hex: '#C4673F', name: ' Brick No. 4 ' }, { hex: '#f6ecd6' }];

let ada: TestBrowser;
let eve: TestBrowser;

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
  eve = await openSignedIn(testApp, 'eve');
});

const create = (json: object, browser = ada) => browser.post('/api/palettes/', { json });
const sendAs = (browser: TestBrowser) => (id: string, deed: string, json: object) =>
  browser.post(`/api/palettes/${id}/${deed}`, { json });
const send = (id: string, deed: string, json: object) => sendAs(ada)(id, deed, json);
const list = async (browser = ada) => (await browser.get('/api/palettes/')).json().palettes;

async function make(name: string, browser = ada): Promise<string> {
  const answer = await create({ name, colours: COLOURS }, browser);
  expect(answer.statusCode).toBe(201);
  return answer.json().palette.id;
}

test('a palette is made, listed with the nearest names, changed and deleted', async () => {
  const id = await make('  House  ');
  expect(await list()).toEqual([
    {
      id,
      name: 'House',
      colours: [
        { hex: '#c4673f', name: 'Brick No. 4', called: 'terracotta' },
        { hex: '#f6ecd6', name: '', called: 'cream' },
      ],
      created_at: expect.any(String),
      changed_at: expect.any(String),
    },
  ]);
  await make('Second');
  expect((await send(id, '', { colours: [{ hex: '#1b2c50', name: '' }] })).statusCode).toBe(204);
  const [first, second] = await list();
  expect(first).toMatchObject({ name: 'House', colours: [{ hex: '#1b2c50', called: 'navy' }] });
  expect(second).toMatchObject({ name: 'Second' });
  expect((await send(id, '', { name: 'HOUSE' })).statusCode).toBe(204);
  expect((await send(id, '', {})).statusCode).toBe(204);
  expect((await send(id, 'delete/', {})).statusCode).toBe(204);
  expect((await send(id, 'delete/', {})).statusCode).toBe(404);
  expect((await send(id, '', { name: 'Gone' })).json()).toEqual(NOT_FOUND);
});

test('colours have their nearest names; what is no colour is refused', async () => {
  const name = (hex: string) => ada.get(`/api/colour-names/?hex=${hex}`);
  expect((await name('c4673f,1b2c50')).json()).toEqual({ names: ['terracotta', 'navy'] });
  for (const hex of ['', 'red', '1b2c5', Array(25).fill('000000').join()]) {
    expect((await name(hex)).statusCode).toBe(400);
  }
  expect((await app.inject('/api/colour-names/?hex=1b2c50')).statusCode).toBe(401);
});

test('of a doubled click one palette is made, and no two have one name', async () => {
  const clicks = await Promise.all(
    [1, 2, 3].map(() => create({ name: 'Doubled', colours: COLOURS })),
  );
  const made = clicks.filter(({ statusCode }) => statusCode === 201);
  expect([made.length, clicks.length]).toEqual([1, 3]);
  const other = await make('Other');
  const answer = await send(other, '', { name: 'dOUBLED', colours: [{ hex: '#000000' }] });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { non_field_errors: [paletteFaultWords.nameTaken] },
  ]);
  expect((await list()).find(({ id }: { id: string }) => id === other)).toMatchObject({
    name: 'Other',
    colours: [{}, {}],
  });
});

test('the palettes of others are not there', async () => {
  const id = await make('Mine');
  await make('Hers', eve);
  const deeds = [
    ['', { name: 'Hers' }],
    ['', { colours: COLOURS }],
    ['delete/', {}],
  ] as const;
  for (const [deed, json] of deeds) {
    const answer = await sendAs(eve)(id, deed, json);
    expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
  }
  expect(await list(eve)).toMatchObject([{ name: 'Hers' }]);
  const nobody = await openBrowser(app);
  expect((await nobody.get('/api/palettes/')).statusCode).toBe(401);
  expect((await sendAs(nobody)(id, 'delete/', {})).statusCode).toBe(401);
});

test('a user has fifty', async () => {
  const gil = await openSignedIn(testApp, 'gil');
  const [user] = await database.select().from(users).where(eq(users.username, 'gil'));
  await database.execute(sql`
    insert into palettes (user_id, name, colours)
    select ${user?.id}, 'palette ' || n, '[]' from generate_series(1, ${PALETTES_PER_USER - 1}) n`);
  await make('The last', gil);
  const answer = await create({ name: 'One more', colours: COLOURS }, gil);
  expect(answer.json()).toEqual({ non_field_errors: [paletteFaultWords.tooMany] });
  const isGils = eq(palettes.userId, user?.id ?? '');
  expect(await database.$count(palettes, isGils)).toBe(PALETTES_PER_USER);
});

const many = (count: number) => Array.from({ length: count }, () => ({ hex: '#123456' }));

test.each([
  { json: { name: ' ' }, field: 'name', fault: paletteFaultWords.nameRequired },
  { json: { name: 'x'.repeat(81) }, field: 'name', fault: paletteFaultWords.nameTooLong },
  { json: { colours: [] }, field: 'colours', fault: paletteFaultWords.coloursRequired },
  { json: { colours: 'red' }, field: 'colours', fault: paletteFaultWords.coloursRequired },
  {
    json: { colours: many(COLOURS_PER_PALETTE + 1) },
    field: 'colours',
    fault: paletteFaultWords.tooManyColours,
  },
])('a fault is told at its field: $fault', async ({ json, field, fault }) => {
  const answer = await send(ABSENT, '', json);
  expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [fault] }]);
});

test.each([
  [{ hex: 'red' }],
  [{ hex: '#12345' }],
  [{ hex: '#123456', name: 'x'.repeat(61) }],
  [{ hex: '#123456', name: 'a\0b' }],
  [{}],
  [null],
])('a colour that is none is refused: %j', async (colour) => {
  const answer = await create({ name: 'Odd', colours: [colour] });
  expect(answer.statusCode).toBe(400);
});

test('text is kept as it was typed', async () => {
  const name = `<img src=x onerror=alert(1)> '; drop table palettes; --`;
  const answer = await create({ name, colours: [{ hex: '#123456', name }] });
  expect(answer.json().palette).toMatchObject({ name, colours: [{ name }] });
  expect((await create({})).json()).toMatchObject({ name: [paletteFaultWords.nameRequired] });
});
