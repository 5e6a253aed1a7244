import { serverWords } from '@toile/contract';
import { createStudioEngine } from '@toile/studio';
import { drawFigurePhoto } from '@toile/studio/drawing';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { MultipartForm } from '../../testing/multipart.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const ask = (browser: TestBrowser, multipart: MultipartForm) =>
  browser.post('/api/generate-mask/', { multipart });

async function pixelsOf(dataUri: string) {
  const png = Buffer.from(dataUri.replace('data:image/png;base64,', ''), 'base64');
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    width,
    height,
    channels,
    at: (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
  };
}

const engine = createStudioEngine({ threads: 1, isWarm: false });
const own = await createTestApp({ engine });
const ada = await openSignedIn(own, 'ada');
afterAll(() => engine.close());

test('a garment under a dot is highlighted, in the size of the photo', async () => {
  const { png, garments, truth } = await drawFigurePhoto('green sweater and black pencil skirt', {
    seed: 3,
    variant: 1,
  });
  const { width, height } = await sharp(png).metadata();
  const [upper] = garments.map((garment) => truth((region) => region.garment === garment));
  const inside = [...(upper ?? [])].flatMap((on, i) => (on ? [i] : []));
  const middle = inside[Math.floor(inside.length / 2)] ?? 0;
  const dot = [middle % width, Math.floor(middle / width)] as const;
  const target_image = Buffer.from(png);
  const answer = await ask(ada, { target_image, pos_coord: JSON.stringify([dot]) });
  expect(answer.statusCode).toBe(200);
  const mask = await pixelsOf(answer.json().output);
  expect(mask).toMatchObject({ width, height, channels: 4 });
  expect(mask.at(...dot)).toEqual([245, 165, 0, 125]);
  expect(mask.at(2, 2)).toEqual([0, 0, 0, 0]);
});

test('a photo of nobody answers with the ground under the dot; of nothing, with why not', async () => {
  const sky = sharp({ create: { width: 200, height: 160, channels: 3, background: '#8fb8e0' } });
  const sea = { width: 200, height: 70, channels: 3, background: '#1d4468' } as const;
  const below = { input: { create: sea }, left: 0, top: 90 };
  const coast = await sky.clone().composite([below]).png().toBuffer();
  const answer = await ask(ada, { target_image: coast, pos_coord: '[[100,40]]' });
  expect(answer.statusCode).toBe(200);
  const mask = await pixelsOf(answer.json().output);
  expect([mask.at(100, 40), mask.at(100, 130)]).toEqual([
    [245, 165, 0, 125],
    [0, 0, 0, 0],
  ]);
  const plain = { target_image: await sky.jpeg().toBuffer(), pos_coord: '[[100,80]]' };
  const refused = await ask(ada, plain);
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { target_image: [serverWords.refusals['nothing-stands-out']] },
  ]);
});

test('a photo that is too small is refused with the reason', async () => {
  const target_image = await paintPhoto(40, 50).png().toBuffer();
  const answer = await ask(ada, { target_image, pos_coord: '[[1,1]]' });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { target_image: [serverWords.refusals['too-small']] },
  ]);
});
