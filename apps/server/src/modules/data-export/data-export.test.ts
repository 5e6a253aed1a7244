import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countWaiting } from '../../testing/count-waiting.ts';
import { createDelivery } from '../../testing/deliver-run.ts';
import { addPasskey } from '../../testing/passkeys.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createSoftAuthenticator } from '../../testing/soft-authenticator.ts';
import { createTestApp } from '../../testing/test-app.ts';

const testApp = await createTestApp({ engine: createProbeEngine() });
const { database } = testApp;
const deliverRun = createDelivery(testApp);
const ada = await openSignedIn(testApp, 'ada');
const eve = await openSignedIn(testApp, 'eve');
const outputs = await deliverRun('ada', 4);
const made = await ada.post('/api/boards/', { json: { name: 'Spring' } });
const ids = [outputs[0]?.id];
await ada.post(`/api/boards/${made.json().board.id}/add/`, { json: { ids } });
const HOUSE = { name: 'House', colours: [{ hex: '#1b2c50', name: 'Ours' }] };
await ada.post('/api/palettes/', { json: HOUSE });
await addPasskey(ada, createSoftAuthenticator('http://localhost:3000'));

async function takeHome(browser = ada) {
  const answer = await browser.get('/api/export-data/');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename=toile-data.zip',
    'cache-control': 'no-store',
  });
  const files = unzipSync(answer.rawPayload);
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  return { files, names: Object.keys(files), read };
}

test('holds pictures, prompts, receipts and the account, and nothing of another user', async () => {
  const { files, names, read } = await takeHome();
  expect(names.filter((name) => !name.includes('/'))).toEqual([
    'README.txt',
    'account.json',
    'receipts.json',
    'boards.json',
    'palettes.json',
    'outputs.json',
  ]);
  const pictures = names.filter((name) => name.startsWith('pictures/'));
  const all = outputs.map(({ id }) => id);
  expect(pictures.map((name) => name.slice(-40, -4)).toSorted()).toEqual(all.toSorted());
  for (const name of pictures) {
    expect(await sharp(files[name]).metadata()).toMatchObject({ format: 'png', width: 64 });
  }
  expect(read('account.json')).toEqual({
    username: 'ada',
    email: 'ada@atelier.example',
    created_at: expect.any(String),
    has_password: true,
    pending_email: null,
    google_connected: false,
    two_factor: false,
    recovery_codes_left: 0,
    sessions: [{ device: null, created_at: expect.any(String), last_seen_at: expect.any(String) }],
    passkeys: [
      {
        name: 'Passkey',
        created_at: expect.any(String),
        last_used_at: null,
        credential_id: expect.any(String),
        public_key: expect.any(String),
      },
    ],
  });
  expect(read('outputs.json')).toHaveLength(4);
  expect(read('outputs.json')).toMatchObject([{ file: pictures[0] }, {}, {}, {}]);
  expect(read('receipts.json')).toContainEqual(
    expect.objectContaining({ kind: 'welcome', amount: 40 }),
  );

  expect(read('boards.json')).toEqual([
    { name: 'Spring', note: '', pictures: [{ output_image_id: ids[0], note: '' }], comments: [] },
  ]);

  expect(read('palettes.json')).toEqual([HOUSE]);

  const other = await takeHome(eve);
  expect(other.names).toHaveLength(6);
  expect(other.read('boards.json')).toEqual([]);
  expect(other.read('palettes.json')).toEqual([]);
  expect(other.read('outputs.json')).toEqual([]);
  expect(strFromU8(other.files['account.json'] ?? new Uint8Array())).not.toContain('ada');
});

test('leaves out what was deleted', async () => {
  await ada.post(`/api/delete-image/${outputs[0]?.id}/`);
  const { names, read } = await takeHome();
  expect(names.filter((name) => name.startsWith('pictures/'))).toHaveLength(3);
  expect(read('outputs.json')).toHaveLength(3);
});

test('is for who is logged in, and so often an hour', async () => {
  const bea = await openSignedIn(testApp, 'bea');
  for (let index = 0; index < 6; index += 1) {
    expect((await bea.get('/api/can-export-data/')).statusCode).toBe(204);
    await takeHome(bea);
  }
  for (const url of ['/api/export-data/', '/api/can-export-data/']) {
    expect((await testApp.app.inject(url)).statusCode).toBe(401);
    const refused = await bea.get(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  }
});

test('is sent once at a time, and a refusal for that costs none of the six', async () => {
  const cleo = await openSignedIn(testApp, 'cleo');
  const [begun] = await database.transaction(async (tx) => {
    await tx.execute(sql`lock table images`);
    const sending = takeHome(cleo);
    await expect.poll(() => countWaiting(database)).toBe(1);
    for (let index = 0; index < 6; index += 1) {
      expect((await cleo.get('/api/export-data/')).statusCode).toBe(429);
    }
    expect((await cleo.get('/api/can-export-data/')).statusCode).toBe(429);
    return [sending];
  });
  await begun;
  await takeHome(cleo);
});
