import { en, serverWords } from '@toile/contract';
import { type Engine, EngineError } from '@toile/engines';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MultipartForm } from '../../testing/multipart.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns } from '../../testing/picture-runs.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { buildRefusedFiles } from '../../testing/uploads/corpus.ts';

const MASK = '/api/generate-mask/';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const ask = (browser: TestBrowser, multipart: MultipartForm) => browser.post(MASK, { multipart });

describe('the form', async () => {
  const runs = await createPictureRuns();
  const { briefs, sketch } = runs;
  const ada = await openSignedIn(runs, 'ada');
  const bob = await openSignedIn(runs, 'bob');
  const photo = await paintPhoto(80, 100).jpeg().toBuffer();

  test('goes to the engine: photo and dots, as a file or as a data URI', async () => {
    const dots = { pos_coord: '[[3,4],[79,99]]', negative_coord: '[[0,0]]' };
    const target_image = `data:image/jpeg;base64,${photo.toString('base64')}`;
    expect((await ask(ada, { target_image: photo, ...dots })).statusCode).toBe(200);
    expect((await ask(ada, { target_image, ...dots })).statusCode).toBe(200);
    for (const brief of briefs) {
      expect(brief).toMatchObject({
        kind: 'generate-mask',
        settings: {
          maskCoordinates: [
            [3, 4],
            [79, 99],
          ],
          unwantedCoordinates: [[0, 0]],
        },
      });
      const header = await sharp(brief.images.target).metadata();
      expect(header).toMatchObject({ format: 'png', width: 80, height: 100 });
    }
    expect(briefs[1]?.images.target).toEqual(briefs[0]?.images.target);
  });

  test.each([
    ['no dots', {}, { pos_coord: [en.validation.maskDotMissing] }],
    ['an empty list', { pos_coord: '[]' }, { pos_coord: [en.validation.maskDotMissing] }],
    ['no list', { pos_coord: 'here' }, { pos_coord: [en.validation.maskCoordinates] }],
    ['a half dot', { pos_coord: '[[1]]' }, { pos_coord: [en.validation.maskCoordinates] }],
    ['broken pixels', { pos_coord: '[[1.5,2]]' }, { pos_coord: [en.validation.maskCoordinates] }],
    ['a dot above', { pos_coord: '[[1,-2]]' }, { pos_coord: [en.validation.maskCoordinates] }],
    [
      'a dot beside',
      { pos_coord: '[[80,0]]' },
      { pos_coord: [en.validation.maskCoordinatesOutside] },
    ],
    [
      'a dot below',
      { pos_coord: '[[0,100]]' },
      { pos_coord: [en.validation.maskCoordinatesOutside] },
    ],
    [
      'an unwanted dot beside',
      { pos_coord: '[[0,0]]', negative_coord: '[[80,0]]' },
      { negative_coord: [en.validation.maskCoordinatesOutside] },
    ],
    [
      'too many dots',
      { pos_coord: JSON.stringify(Array.from({ length: 1001 }, () => [1, 1])) },
      { pos_coord: ['There can be at most 1000 dots'] },
    ],
    [
      'no photo',
      { target_image: '', pos_coord: '[[1,1]]' },
      { target_image: ['Photo is required'] },
    ],
    [
      'no comma',
      { target_image: 'data:image/png;base64', pos_coord: '[[1,1]]' },
      { target_image: ['invalid data URI format'] },
    ],
    [
      'a photo and an output',
      { target_output_id: UNKNOWN, pos_coord: '[[1,1]]' },
      { target_image: [en.validation.pictureTwice] },
    ],
    [
      'no id',
      { target_output_id: 'x', pos_coord: '[[1,1]]' },
      { target_output_id: [en.validation.outputId] },
    ],
  ])('with %s is refused at its field', async (_, form, body) => {
    const answer = await ask(ada, { target_image: photo, ...form });
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
    expect(briefs).toEqual([]);
  });

  test('that is none is refused', async () => {
    const answer = await ada.post(MASK, { json: { pos_coord: [[1, 1]] } });
    expect(answer.statusCode).toBe(415);
  });

  test('may name one of the user’s own outputs; others are as if they were not', async () => {
    const drawn = await sketch(ada);
    briefs.length = 0;
    const form = { target_output_id: drawn.output_image_id, pos_coord: '[[1,1]]' };
    expect((await ask(ada, form)).statusCode).toBe(200);
    const { rawPayload } = await ada.get(drawn.image_url);
    expect(Buffer.from(briefs[0]?.images.target ?? [])).toEqual(rawPayload);
    const foreign = await ask(bob, form);
    const unknown = await ask(bob, { ...form, target_output_id: UNKNOWN });
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  });

  test('with a bad file is refused as in a run, and costs nothing', async () => {
    const before = (await ada.get('/api/get-user-credits/')).json().credits;
    for (const { name, file, status } of await buildRefusedFiles()) {
      const answer = await ask(ada, { target_image: file, pos_coord: '[[1,1]]' });
      expect([name, answer.statusCode]).toEqual([name, status]);
    }
    expect((await ada.get('/api/get-user-credits/')).json().credits).toBe(before);
  });

  test('of a visitor is answered 401, without a CSRF token 403', async () => {
    const { app } = runs;
    const visitor = await app.inject({ method: 'POST', url: MASK });
    expect([401, 403]).toContain(visitor.statusCode);
  });

  test('is described', async () => {
    const { paths } = (await runs.app.inject('/api/openapi.json')).json();
    const { requestBody, responses } = paths[MASK].post;
    const { properties } = requestBody.content['multipart/form-data'].schema;
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['target_image', 'target_output_id', 'pos_coord', 'negative_coord']),
    );
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '404', '422', '503']),
    );
  });
});

describe('an engine', async () => {
  let render: Engine['render'];
  const engine: Engine = {
    ...createProbeEngine(undefined, ['generate-mask']),
    render: (brief, options) => render(brief, options),
  };
  const own = await createTestApp({ engine });
  const ada = await openSignedIn(own, 'ada');
  const bob = await openSignedIn(own, 'bob');
  const form = { target_image: await paintPhoto().png().toBuffer(), pos_coord: '[[1,1]]' };
  beforeEach(() => {
    render = () => Promise.reject(new EngineError('failed', 'secret'));
  });

  test('without its model is answered 503: try again', async () => {
    render = () => Promise.reject(new EngineError('unavailable', 'x', { reason: 'no-model' }));
    const answer = await ask(ada, form);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.json()).toMatchObject({ non_field_errors: [serverWords.refusals['no-model']] });
  });

  test('that fails is answered 500, without its cause', async () => {
    const answer = await ask(ada, form);
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([500, false]);
  });

  test('is not waited for by whoever has gone', async () => {
    const gone = new AbortController();
    render = (_brief, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        gone.abort();
      });
    const parsed = {
      fields: { pos_coord: '[[1,1]]' },
      pictures: new Map([['target_image', await paintPhoto().png().toBuffer()]] as const),
    };
    const asked = own.services.masks.generate('a-user', parsed, gone.signal);
    await expect(asked).rejects.toMatchObject({ error: 'abandoned' });
  });

  test('is asked for one mask of a user after the other; of six that are sent two are too many', async () => {
    const ends: (() => void)[] = [];
    const { render: paint } = createProbeEngine();
    render = async (brief, options) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return paint(brief, options);
    };
    const asked = Array.from({ length: 6 }, () => ask(ada, form));
    const refused: LightMyRequestResponse[] = [];
    for (const one of asked) void one.then((answer) => refused.push(answer));
    const isFull = () => expect([ends.length, refused.length]).toEqual([1, 2]);
    await vi.waitFor(isFull, { timeout: 30_000 });
    for (const { statusCode, headers } of refused) {
      expect([statusCode, headers['retry-after']]).toEqual([429, '3']);
    }
    // Another user does not wait for them.
    const others = ask(bob, form);
    await vi.waitFor(() => expect(ends.length).toBe(2), { timeout: 30_000 });
    ends[1]?.();
    expect((await others).statusCode).toBe(200);
    for (const place of [0, 2, 3, 4]) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(place), { timeout: 30_000 });
      ends[place]?.();
    }
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 429, 429]);
  });
});
