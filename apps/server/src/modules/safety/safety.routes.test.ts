import type { UnsafeClass } from '@toile/contract';
import { beforeEach, expect, test } from 'vitest';
import { createPictureRuns, START } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';
import { paintCloth } from '../../testing/uploads/paint-cloth.ts';

let verdict: UnsafeClass | undefined;
const seen: Uint8Array[] = [];
const safetyCheck = {
  isReady: () => true,
  findUnsafe: async (picture: Uint8Array) => {
    seen.push(picture);
    return verdict;
  },
  close: async () => undefined,
};

const runs = await createPictureRuns({}, { safetyCheck });
const ada = await openSignedIn(runs, 'ada');
const order = { ai_model: 'pattern-to-image', text_prompt: 'a coat' };

beforeEach(() => {
  verdict = undefined;
  seen.length = 0;
});

const creditsOf = async () => (await ada.get('/api/get-user-credits/')).json().credits;
const cloth = (width: number) => paintCloth({ width, height: 90 }).png().toBuffer();

test('an unsafe upload starts nothing and costs nothing; the answer names why', async () => {
  const before = await creditsOf();
  verdict = 'explicit-drawing';
  const answer = await ada.post(START, { multipart: { ...order, source_image: await cloth(80) } });
  expect(answer.statusCode).toBe(422);
  const { source_image: said } = answer.json();
  expect(said[0]).toMatch(/sexually explicit drawing .* the code [\da-f]{12}/);
  expect(await creditsOf()).toBe(before);
});

test('an unsafe output is not delivered, and its credits come back', async () => {
  const before = await creditsOf();
  const answer = await ada.post(START, { multipart: { ...order, source_image: await cloth(81) } });
  const { job_id: jobId } = answer.json();
  verdict = 'explicit-photo';
  await runs.work();
  const { body } = await ada.get(`/api/stream-image-generation/${jobId}/`);
  expect(body).toContain('event: failed');
  expect(body).toContain('a sexually explicit photo');
  expect(body).not.toContain('event: image');
  expect(await creditsOf()).toBe(before);
});

test('a mask shows nothing and is not looked at; what rules alone draw is not either', async () => {
  const mask = await paintCloth({ width: 82, height: 90 }).png().toBuffer();
  const photo = { original_target_image: await cloth(82), binary_mask_image: mask };
  const wish = { ai_model: 'create-background', text_prompt: 'a beach', ...photo };
  expect((await ada.post(START, { multipart: wish })).statusCode).toBe(202);
  expect(seen).toHaveLength(1);
  await runs.work();
  expect(seen).toHaveLength(2);
});

test('/readyz says that pictures are checked', async () => {
  const { safety } = (await runs.app.inject('/readyz')).json();
  expect(safety).toEqual({ state: 'on' });
});
