import { type TechPackGarment, techPackSchema } from '@toile/contract';
import { type Engine, EngineError, type SpecifySketch } from '@toile/engines';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { generations } from '../../../db/schema/index.ts';
import { createDelivery } from '../../../testing/deliver-run.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openBrowser } from '../../../testing/test-browser.ts';

const ABSENT = '00000000-0000-4000-8000-000000000000';
const PROMPT = 'technical flat of a linen shirt';

const box = { x: 10, y: 10, width: 300, height: 400 };
const shirt: TechPackGarment = {
  garment: 'shirt',
  body: 'woman',
  isPicture: true,
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  size: { width: 768, height: 1024 },
  views: { front: box, back: { ...box, x: 380 } },
  description: [{ group: 'fit', value: 'regular' }],
  callouts: [{ group: 'collar', value: 'shirt', view: 'front', at: [120, 60] }],
  sizes: ['36', '38', '40'],
  baseSize: 1,
  measures: [
    {
      id: 'chest',
      view: 'front',
      from: [40, 120],
      to: [260, 120],
      cm: [48, 50, 52],
      toleranceCm: 1,
      source: 'size-table',
    },
  ],
  colours: [],
  cloths: [{ fabric: 'linen', uses: ['main'], isNamed: true }],
  trims: [{ id: 'button', count: 7 }],
};

const specifySketch = vi.fn<SpecifySketch>();
const choices = { upper: 'shirt, collar shirt', finish: 'flat' };
const engine: Engine = {
  ...createProbeEngine(() => ({ choices }), ['create-pattern', 'create-sketch']),
  specifySketch,
};
const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ engine, clock });
const deliverRun = createDelivery(testApp);
const ada = await openSignedIn(testApp, 'ada');
const eve = await openSignedIn(testApp, 'eve');
const sketch = { ai_model: 'create-sketch', text_prompt: PROMPT };
const [{ id, seed } = { id: '', seed: 0 }] = await deliverRun('ada', 1, sketch);

const packOf = (output: string, browser = ada) => browser.get(`/api/tech-pack/${output}/`);

beforeEach(() => {
  advance(61);
  specifySketch.mockReset().mockResolvedValue({ garments: [shirt], choices });
});

test('the garments of a sketch, by the plan of its prompt, seed and place', async () => {
  const answer = await packOf(id);
  expect([answer.statusCode, techPackSchema.parse(answer.json())]).toEqual([
    200,
    { garments: [shirt] },
  ]);
  expect(specifySketch.mock.calls[0]?.[0]).toEqual({
    prompt: PROMPT,
    recipe: { seed, variant: 0 },
    model: 'probe 1',
  });
});

test('another user has an answer as for no output at all, a visitor has none', async () => {
  const [theirs, absent] = [await packOf(id, eve), await packOf(ABSENT)];
  expect([theirs.statusCode, theirs.body]).toEqual([404, absent.body]);
  expect((await packOf(id, await openBrowser(testApp.app))).statusCode).toBe(401);
  expect(specifySketch).not.toHaveBeenCalled();
});

test('a pattern has no tech pack', async () => {
  const [pattern] = await deliverRun('ada', 1);
  const answer = await packOf(pattern?.id ?? '');
  expect([answer.statusCode, specifySketch.mock.calls.length]).toEqual([422, 0]);
});

test('what another version drew has nothing but its picture', async () => {
  specifySketch.mockResolvedValue(undefined);
  expect((await packOf(id)).json()).toEqual({ garments: [], gap: 'other-version' });
});

test('so has a plan that draws something else than what was kept', async () => {
  specifySketch.mockResolvedValue({ garments: [shirt], choices: { ...choices, upper: 'blouse' } });
  expect((await packOf(id)).json()).toEqual({ garments: [], gap: 'other-version' });
});

test('a sketch without garments, and one of another engine, say so', async () => {
  specifySketch.mockResolvedValue({ garments: [], choices });
  expect((await packOf(id)).json()).toEqual({ garments: [], gap: 'no-garment' });
  const [other] = await deliverRun('ada', 1, sketch);
  await testApp.database
    .update(generations)
    .set({ engine: 'elsewhere' })
    .where(eq(generations.id, other?.id ?? ''));
  expect((await packOf(other?.id ?? '')).json()).toEqual({ garments: [], gap: 'other-engine' });
});

test('a failed engine says when to come back, and too many are refused', async () => {
  specifySketch.mockRejectedValue(new EngineError('failed', 'secret'));
  const failed = await packOf(id);
  expect([failed.statusCode, failed.body.includes('secret')]).toEqual([503, false]);
  specifySketch.mockResolvedValue({ garments: [shirt], choices });
  for (let i = 0; i < 59; i += 1) await packOf(id);
  expect((await packOf(id)).statusCode).toBe(429);
  expect((await packOf(ABSENT, eve)).statusCode).toBe(404);
});
