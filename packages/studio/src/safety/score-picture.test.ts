import { expect, test } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import { getModel } from '../models/find-model.ts';
import { OWN_MODELS } from '../models/model-settings.ts';
import { openModel } from '../models/open-model.ts';
import { SAFETY } from '../models/registry.ts';
import { runModel } from '../models/run-model.ts';
import { trialPicture } from '../models/testing/trial-picture.ts';
import { sketchKind } from '../sketch/sketch-kind.ts';
import { createSafetyCheck } from './create-safety-check.ts';
import { scorePicture } from './score-picture.ts';

const SIDE = 224;
const AREA = SIDE * SIDE;

/** What TensorFlow.js 4.22 answers with nsfwjs' own files to the trial picture. */
const ORIGIN = [0.994674802, 0.000177506, 0.005144846, 0.000001243, 0.000001591];

test('the model answers as its origin does', async () => {
  const rgb = trialPicture(SIDE);
  const values = Float32Array.from(
    { length: 3 * AREA },
    (_, i) => rgb[(i % AREA) * 3 + Math.floor(i / AREA)] / 255,
  );
  const session = await openModel(getModel(SAFETY));
  const [answer] = await runModel(session, { values, width: SIDE, height: SIDE });
  const largest = Math.max(...ORIGIN.map((value, i) => Math.abs(value - answer[i])));
  expect(largest).toBeLessThan(1e-6);
});

async function draw(prompt: string): Promise<Uint8Array> {
  const size = { width: 384, height: 512 };
  const brief = { kind: 'create-sketch', prompt, instruction: prompt, size, images: {} } as const;
  return encodePng(await sketchKind({ ...brief, settings: {} }, { seed: 7, variant: 0 }));
}

test.each([
  'red string bikini, woman at the beach',
  'black lace bra and briefs, lingerie',
  'sheer chiffon negligee',
  "men's swim trunks, bare chest",
])('%s is far from being refused', async (prompt) => {
  const { porn, hentai } = await scorePicture(await draw(prompt), getModel(SAFETY));
  expect(porn + hentai).toBeLessThan(0.4);
});

test('the check looks at pictures in a thread of its own', async () => {
  const check = createSafetyCheck(OWN_MODELS);
  expect(check.isReady()).toBe(true);
  expect(await check.findUnsafe(await draw('swimsuit'))).toBeUndefined();
  await expect(check.findUnsafe(new Uint8Array(9))).rejects.toThrow('unsupported image');
  await check.close();
});

test('without its model the check says so', async () => {
  const check = createSafetyCheck({ ...OWN_MODELS, modelsDir: '/nowhere' });
  expect(check.isReady()).toBe(false);
  await expect(check.findUnsafe(new Uint8Array(9))).rejects.toThrow('absent');
  await check.close();
});
