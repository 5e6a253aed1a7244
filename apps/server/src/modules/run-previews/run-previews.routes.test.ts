import { en, runPreviewSchema, serverWords } from '@toile/contract';
import { type Engine, EngineError, routeEngines } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MultipartForm } from '../../testing/multipart.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns } from '../../testing/picture-runs.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const PREVIEW = '/api/preview-run/';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const KINDS = ['swap-garment', 'preview-swap', 'create-pattern'] as const;

const briefs: ImageBrief[] = [];
const probe = createProbeEngine(undefined, KINDS);
const draw: Engine['render'] = async (brief, options) => {
  briefs.push(brief);
  return { ...(await probe.render(brief, options)), doubts: ['turned-away'] };
};
let render = draw;
const engine: Engine = { ...probe, render: (brief, options) => render(brief, options) };
const own = await createTestApp({ engine });
const ada = await openSignedIn(own, 'ada');

const form = {
  ai_model: 'swap-garment',
  original_target_image: await paintPhoto(80, 100).png().toBuffer(),
  source_image: await paintPhoto(90, 90).png().toBuffer(),
  binary_mask_image: await paintPhoto(80, 100).png().toBuffer(),
};

const ask = (browser: TestBrowser, multipart: MultipartForm) =>
  browser.post(PREVIEW, { multipart });

beforeEach(() => {
  briefs.length = 0;
});
afterEach(() => {
  render = draw;
});

describe('a preview of a run', () => {
  test('is a small picture of the same brief with its doubts, and costs nothing', async () => {
    const before = (await ada.get('/api/get-user-credits/')).json().credits;
    const answer = await ask(ada, form);
    expect(answer.statusCode).toBe(200);
    const { output, doubts } = runPreviewSchema.parse(answer.json());
    expect(doubts).toEqual(['turned-away']);
    const webp = Buffer.from(output.replace('data:image/webp;base64,', ''), 'base64');
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp' });
    expect(briefs).toHaveLength(1);
    expect(briefs[0]?.kind).toBe('preview-swap');
    expect(Object.keys(briefs[0]?.images ?? {}).toSorted()).toEqual(['mask', 'source', 'target']);
    expect((await ada.get('/api/get-user-credits/')).json().credits).toBe(before);
    expect((await ada.get('/api/active-generations/')).json().jobs).toEqual([]);
  });

  test.each([
    ['no flat-lay', { ...form, source_image: '' }, 400],
    ['a tool without previews', { ai_model: 'create-pattern', text_prompt: 'ikat' }, 422],
    ['a flat-lay of nobody’s', { ...form, source_image: '', source_output_id: UNKNOWN }, 404],
    ['no picture', { ...form, source_image: Buffer.from('no picture') }, 415],
  ])('with %s is refused', async (_, fields, status) => {
    const answer = await ask(ada, fields);
    expect(answer.statusCode).toBe(status);
    expect(briefs).toEqual([]);
  });

  test('of a visitor is refused', async () => {
    const visitor = await own.app.inject({ method: 'POST', url: PREVIEW });
    expect([401, 403]).toContain(visitor.statusCode);
  });

  test.each([
    ['garment-worn', 'source_image'],
    ['no-person', 'original_target_image'],
    ['mask-blank', 'binary_mask_image'],
  ] as const)('that the engine refuses for %s says so at %s', async (reason, field) => {
    render = () => Promise.reject(new EngineError('refused', 'secret', { reason }));
    const answer = await ask(ada, form);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ [field]: [serverWords.refusals[reason]] }),
    ]);
  });

  test('is 503 without the models, 500 where the engine fails, and tells no cause', async () => {
    render = () => Promise.reject(new EngineError('unavailable', 'secret', { reason: 'no-model' }));
    const away = await ask(ada, form);
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10']);
    render = () => Promise.reject(new EngineError('failed', 'secret'));
    const failed = await ask(ada, form);
    expect([failed.statusCode, failed.body.includes('secret')]).toEqual([500, false]);
  });

  test('is drawn for one user at a time, one after the other', async () => {
    const ends: (() => void)[] = [];
    render = async (brief, options) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return draw(brief, options);
    };
    const asked = Array.from({ length: 4 }, () => ask(ada, form));
    await vi.waitFor(() => expect(ends.length).toBe(1), { timeout: 30_000 });
    const codes: number[] = [];
    for (const one of asked) void one.then(({ statusCode }) => codes.push(statusCode));
    await vi.waitFor(() => expect(codes).toEqual([429]), { timeout: 30_000 });
    for (const place of [0, 1, 2]) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(place), { timeout: 30_000 });
      ends[place]?.();
    }
    await Promise.all(asked);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429]);
  });
});

test('an engine that swaps by itself has no preview', async () => {
  const vendor = { ...createProbeEngine(undefined, ['swap-garment']), id: 'vendor' };
  const both = routeEngines([vendor, engine]);
  const other = await createTestApp({ engine: both });
  const eve = await openSignedIn(other, 'eve');
  const answer = await ask(eve, form);
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ non_field_errors: [en.errors.toolUnavailable] }),
  ]);
});

test('takes the user’s own outputs; those of others are as if they were not', async () => {
  const runs = await createPictureRuns();
  const [owner, stranger] = [await openSignedIn(runs, 'ida'), await openSignedIn(runs, 'lea')];
  const drawn = await runs.sketch(owner);
  const fields = { ...form, source_image: '', source_output_id: drawn.output_image_id };
  expect((await ask(owner, fields)).statusCode).toBe(200);
  const foreign = await ask(stranger, fields);
  const unknown = await ask(stranger, { ...fields, source_output_id: UNKNOWN });
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
});
