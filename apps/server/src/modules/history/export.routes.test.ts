import { en } from '@toile/contract';
import { readPngXmp } from '@toile/raster';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDelivery } from '../../testing/deliver-run.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';

const ABSENT = '00000000-0000-4000-8000-000000000000';

/** A tile whose right half is dark, so that wrong pixels beyond its edges show after resampling. */
const half = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#eee0c8' } })
  .composite([
    {
      input: { create: { width: 32, height: 64, channels: 3, background: '#203060' } },
      left: 32,
      top: 0,
    },
  ])
  .png()
  .toBuffer();

const testApp = await createTestApp({ engine: createProbeEngine(() => ({ png: half })) });
const deliverRun = createDelivery(testApp);
const ada = await openSignedIn(testApp, 'ada');
const eve = await openSignedIn(testApp, 'eve');
const [{ id } = { id: '' }] = await deliverRun('ada', 1);

const print = (query: string, browser = ada) => browser.get(`/api/export-image/${id}/?${query}`);

/** Resolution that a file declares, in whole dots per inch. */
async function densityOf(file: Buffer): Promise<number> {
  return Math.round((await sharp(file).metadata()).density ?? 0);
}

test('a PNG of its own pixels says how fine they are on so many centimetres', async () => {
  const answer = await print('format=png&repeat_cm=2.54');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename=indigo-ikat-2.5cm-64dpi.png',
    'content-length': String(answer.rawPayload.length),
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 64, height: 64 });
  expect(await densityOf(answer.rawPayload)).toBe(64);
  expect(readPngXmp(answer.rawPayload)).toContain('algorithmicMedia');
});

test('with a resolution it has the pixels for it, and still meets itself', async () => {
  const { rawPayload: file } = await print('repeat_cm=5.08&dpi=150');
  expect(await densityOf(file)).toBe(150);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 300, height: 300, channels: 3 });
  const red = (x: number) => data[(150 * 300 + x) * 3] ?? 0;
  // As soft at the seam as where the halves of the tile meet.
  const step = (x: number) => Math.abs(red(x) - red((x + 299) % 300));
  const [inner, joint] = [152, 2].map((to) =>
    Math.max(...[-4, -3, -2, -1, 0, 1, 2].map((by) => step((to + by + 300) % 300))),
  );
  expect(Math.abs((inner ?? 0) - (joint ?? 0))).toBeLessThan(4);
});

test('three by three is nine tiles in one file', async () => {
  const answer = await print('repeat_cm=2.54&dpi=96&tiles=3');
  expect(answer.headers['content-disposition']).toContain('-2.5cm-96dpi-3x3.png');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 288, height: 288 });
  const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 288 + x) * 3, (y * 288 + x) * 3 + 3)];
  expect(at(10, 10)).toEqual(at(10 + 192, 10 + 96));
});

test('a TIFF carries its resolution too', async () => {
  const answer = await print('format=tiff&repeat_cm=2.54&dpi=300');
  expect(answer.headers['content-type']).toBe('image/tiff');
  const header = await sharp(answer.rawPayload).metadata();
  expect(header).toMatchObject({ format: 'tiff', width: 300, resolutionUnit: 'inch' });
  expect(await densityOf(answer.rawPayload)).toBe(300);
  expect(header.xmp?.toString()).toContain('algorithmicMedia');
});

test('an SVG has its size in centimetres and the picture within', async () => {
  const answer = await print('format=svg&repeat_cm=20&tiles=3');
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.body).toContain('width="60cm" height="60cm" viewBox="0 0 192 192"');
  expect(answer.body.match(/<use /g)).toHaveLength(9);
  const [, data = ''] = /base64,([^"]+)"/.exec(answer.body) ?? [];
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 64 });
});

test('the file as it is kept is what it was', async () => {
  const answer = await print('');
  expect(answer.headers['content-disposition']).toBe('attachment; filename=result.png');
  expect((await print('format=svg')).statusCode).toBe(404);
});

test.each([
  ['repeat_cm=0', { repeat_cm: [en.validation.repeatCm] }],
  ['repeat_cm=201', { repeat_cm: [en.validation.repeatCm] }],
  ['repeat_cm=wide', { repeat_cm: [en.validation.repeatCm] }],
  ['dpi=35', { dpi: [en.validation.exportDpi] }],
  ['dpi=300.5', { dpi: [en.validation.exportDpi] }],
  ['tiles=2', { tiles: [en.validation.exportTiles] }],
  ['format=gif', { format: [en.validation.exportFormat] }],
  [
    'repeat_cm=200&dpi=1200',
    { dpi: ['This would be 94488 × 94488 pixels. Choose a smaller size or fewer dpi.'] },
  ],
])('%s is refused at its field', async (query, body) => {
  const answer = await print(query);
  expect([answer.statusCode, answer.json()]).toEqual([400, body]);
});

test('another user’s answers like an absent one; nothing without a session', async () => {
  const absent = await eve.get(`/api/export-image/${ABSENT}/?repeat_cm=20`);
  const others = await print('repeat_cm=20', eve);
  expect([others.statusCode, others.rawPayload]).toEqual([404, absent.rawPayload]);
  const visitor = await testApp.app.inject(`/api/export-image/${id}/?repeat_cm=20`);
  expect(visitor.statusCode).toBe(401);
});

test('more than thirty in a minute are too many', async () => {
  const ida = await openSignedIn(testApp, 'ida');
  const [{ id: own } = { id: '' }] = await deliverRun('ida', 1);
  const codes: number[] = [];
  for (let i = 0; i < 31; i += 1) {
    codes.push((await ida.get(`/api/export-image/${own}/?repeat_cm=20`)).statusCode);
  }
  expect(codes.at(0)).toBe(200);
  expect(codes.at(-1)).toBe(429);
});
