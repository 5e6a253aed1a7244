import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, EngineError, type EngineErrorKind } from '@toile/engines';
import { getTool, type ImageBrief, listTools } from '@toile/tools';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { briefOf } from '../testing/briefs.ts';
import { openOrderBook } from '../testing/order-book.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import type { Told } from '../testing/stand-in.ts';
import { createFashnEngine, type FashnOptions } from './fashn-engine.ts';
import {
  FASHN_COLOUR,
  FASHN_KEY,
  type FashnStandIn,
  openFashnStandIn,
} from './testing/fashn-stand-in.ts';

const RECIPE = { seed: 7, variant: 0 };

let server: FashnStandIn;
let engine: Engine;
let brief: ImageBrief;

function create(own: Partial<FashnOptions> = {}): Engine {
  return createFashnEngine({
    address: server.api,
    key: FASHN_KEY,
    model: 'tryon-v1.6',
    mode: 'quality',
    lookIntervalMs: 10,
    patienceMs: 200,
    ...own,
  });
}

beforeEach(async () => {
  server = await openFashnStandIn();
  engine = create();
  brief = await briefOf(getTool('swap-garment'));
});

afterEach(() => server.close());

const runs = () => server.asked.filter(({ path }) => path === '/v1/run');

test('a garment is swapped from the photo and the flat-lay', async () => {
  const { png, size, model, unread, digitalSourceType } = await engine.render(brief, RECIPE);
  expect(await sharp(png).metadata()).toMatchObject({ ...size, format: 'png' });
  expect((await sharp(png).stats()).channels[1]?.mean).toBe(FASHN_COLOUR.g);
  expect([model, digitalSourceType]).toEqual([
    'tryon-v1.6',
    'compositeWithTrainedAlgorithmicMedia',
  ]);
  expect(unread, 'its model reads no words').toEqual(['a linen dress']);
  expect(server.orders).toEqual([
    expect.objectContaining({
      seed: 7,
      mode: 'quality',
      garment_photo_type: 'flat-lay',
      num_samples: 1,
      return_base64: true,
    }),
  ]);
});

test('each picture of a run has a seed of its own', async () => {
  for (const variant of [0, 1, 2]) await engine.render(brief, { seed: 7, variant });
  expect(new Set(server.orders.map(({ seed }) => seed)).size).toBe(3);
});

test('a large photo is sent smaller, as FASHN advises', async () => {
  const target = await plainPicture(2000, 3000, '#888');
  await engine.render({ ...brief, images: { ...brief.images, target } }, RECIPE);
  const sent = server.orders[0]?.model_image.split(',')[1] ?? '';
  expect(await sharp(Buffer.from(sent, 'base64')).metadata()).toMatchObject({
    format: 'jpeg',
    height: 2000,
  });
});

test('a picture given as an address is fetched without the key', async () => {
  server.answers.asUrl = true;
  const { png } = await engine.render(brief, RECIPE);
  expect((await sharp(png).stats()).channels[1]?.mean).toBe(FASHN_COLOUR.g);
});

test('it draws nothing else', async () => {
  expect([...engine.kinds]).toEqual(['swap-garment']);
  for (const tool of listTools().filter(({ id }) => id !== 'swap-garment')) {
    const other = engine.render(await briefOf(tool), RECIPE);
    await expect(other).rejects.toMatchObject({ kind: 'unsupported' });
  }
  expect(server.asked).toEqual([]);
});

test('it is ready while the account has credits; its offer names model and cost', async () => {
  await expect(engine.check()).resolves.toBeUndefined();
  const priced = create({ costCents: 7.5 });
  expect(priced.offerOf?.('swap-garment')).toMatchObject({
    model: 'FASHN tryon-v1.6',
    costCents: 7.5,
  });
  expect((await priced.render(brief, RECIPE)).costCents).toBe(7.5);
  server.answers.credits = 0;
  await expect(engine.check()).rejects.toMatchObject({ kind: 'quota' });
  const wrong = create({ key: 'fa-wrong-0123' });
  await expect(wrong.check()).rejects.toMatchObject({ kind: 'unavailable' });
  await server.close();
  await expect(engine.check()).rejects.toMatchObject({ kind: 'unavailable' });
});

describe('an order that is refused', () => {
  test.each<[string, Told, EngineErrorKind]>([
    [
      'an empty account',
      { status: 429, body: { error: 'OutOfCredits', message: 'Buy more' } },
      'quota',
    ],
    [
      'too many requests',
      {
        status: 429,
        headers: { 'retry-after': '7' },
        body: { error: 'RateLimitExceeded', message: 'Slow down' },
      },
      'rate-limited',
    ],
    [
      'too many at once',
      { status: 429, body: { error: 'ConcurrencyLimitExceeded', message: 'Wait' } },
      'rate-limited',
    ],
    [
      'a server with too much to do',
      { status: 503, headers: { 'retry-after': '1' }, body: { error: 'InternalServerError' } },
      'unavailable',
    ],
    ['a bad request', { status: 400, body: { error: 'BadRequest', message: 'No' } }, 'unsupported'],
  ])('%s is told as it is, and the next try orders again', async (_what, told, kind) => {
    server.fault = () => told;
    const book = openOrderBook();
    const failed = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(failed).rejects.toMatchObject({ kind });
    expect(server.orders).toEqual([]);
    server.fault = undefined;
    await engine.render(brief, { ...RECIPE, order: book.open() });
    expect(server.orders).toHaveLength(1);
  });

  test('no error has the key, though the vendor repeats it', async () => {
    server.fault = () => ({ status: 401, body: { error: 'UnauthorizedAccess', key: FASHN_KEY } });
    const error: unknown = await engine.render(brief, RECIPE).catch((each: unknown) => each);
    if (!(error instanceof EngineError)) throw new Error('No EngineError');
    expect([error.message, String(error.cause), error.stack].join()).not.toContain(FASHN_KEY);
  });
});

describe('a prediction that fails', () => {
  test.each<[string, EngineErrorKind, string | undefined]>([
    ['ContentModerationError', 'moderated', 'unsafe'],
    ['PoseError', 'refused', 'no-person'],
    ['ImageLoadError', 'refused', 'undecodable'],
    ['PipelineError', 'failed', undefined],
    ['ThirdPartyError', 'failed', undefined],
  ])('%s is %s', async (name, kind, reason) => {
    server.answers.end = { fails: { name, message: 'A linen dress did not work' } };
    const told = `FASHN could not make the picture (${name})`;
    const drawn = engine.render(brief, RECIPE);
    await expect(drawn).rejects.toMatchObject({ kind, reason, message: told });
  });

  test('costs nothing: the next try orders another', async () => {
    server.answers.end = { fails: { name: 'PipelineError', message: 'It did not work' } };
    const book = openOrderBook();
    const failed = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(failed).rejects.toMatchObject({ kind: 'failed' });
    server.answers.end = {};
    await engine.render(brief, { ...RECIPE, order: book.open() });
    expect(server.orders).toHaveLength(2);
  });
});

test('half a picture, a wrong shape and no picture are spoilt, and not ordered again', async () => {
  const wide = await plainPicture(900, 200, '#123');
  const book = openOrderBook();
  for (const bytes of [wide, wide.subarray(0, 60), Buffer.from('nothing')]) {
    server.answers.end = { output: `data:image/png;base64,${bytes.toString('base64')}` };
    const failed = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(failed).rejects.toMatchObject({ kind: 'spoilt', retryable: false });
  }
  expect(runs()).toHaveLength(1);
});

test.each(['/v1/run', '/v1/status/'])(
  'an answer of %s in an unknown shape is doubtful, and nothing is bought in its place',
  async (path) => {
    server.fault = (asked) =>
      asked.path.startsWith(path) ? { body: { number: 7, status: 'painting' } } : undefined;
    const book = openOrderBook();
    for (const _try of [1, 2]) {
      const render = engine.render(brief, { ...RECIPE, order: book.open() });
      await expect(render).rejects.toMatchObject({ kind: 'doubtful' });
    }
    expect(runs()).toHaveLength(1);
  },
);

describe('an order that was cut', () => {
  test('after its answer is fetched, not bought again', async () => {
    const book = openOrderBook();
    const cut = new AbortController();
    server.answers.looksBefore = 1000;
    const first = engine.render(brief, { ...RECIPE, order: book.open(), signal: cut.signal });
    await expect.poll(() => book.kept.length).toBe(2);
    cut.abort(new Error('stopped'));
    await expect(first).rejects.toThrow('stopped');
    server.answers.looksBefore = 0;
    await create().render(brief, { ...RECIPE, order: book.open() });
    expect(server.orders).toHaveLength(1);
    expect(book.kept.at(-1)).toEqual({ id: server.orders[0]?.id });
  });

  test('before its answer is doubtful, then and later', async () => {
    const book = openOrderBook();
    server.fault = ({ path }) =>
      path === '/v1/run' ? { body: 'x'.repeat(500), cutAfterBytes: 20 } : undefined;
    for (const _try of [1, 2]) {
      const render = engine.render(brief, { ...RECIPE, order: book.open() });
      await expect(render).rejects.toMatchObject({ kind: 'doubtful' });
    }
    expect(runs()).toHaveLength(1);
  });

  test('was never sent where nobody listens: it is tried again', async () => {
    const book = openOrderBook();
    await server.close();
    const first = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(first).rejects.toMatchObject({ kind: 'unavailable' });
    expect(book.kept.at(-1)).toBeNull();
  });

  test('and that FASHN no longer knows is doubtful', async () => {
    const book = openOrderBook();
    await book.open().keep({ id: 'gone-u1' });
    const render = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(render).rejects.toMatchObject({ kind: 'doubtful' });
    expect(runs()).toEqual([]);
  });
});

test('a server that is away for a moment while a picture is waited for costs nothing', async () => {
  let looks = 0;
  server.fault = ({ path }) => {
    if (!path.startsWith('/v1/status/')) return undefined;
    looks += 1;
    return looks < 4 ? { status: 503, body: 'Away' } : undefined;
  };
  await engine.render(brief, RECIPE);
  expect(server.orders).toHaveLength(1);
});

test('one that stays away is given up, and the picture is fetched by the next try', async () => {
  const book = openOrderBook();
  server.fault = ({ path }) => (path.startsWith('/v1/status/') ? { status: 503 } : undefined);
  const first = engine.render(brief, { ...RECIPE, order: book.open() });
  await expect(first).rejects.toMatchObject({ kind: 'unavailable' });
  server.fault = undefined;
  await engine.render(brief, { ...RECIPE, order: book.open() });
  expect(server.orders).toHaveLength(1);
});

test('a render that is cancelled ends at once with the reason', async () => {
  server.fault = async () => {
    await sleep(500);
    return undefined;
  };
  const cut = new AbortController();
  const drawn = engine.render(brief, { ...RECIPE, signal: cut.signal });
  setTimeout(() => cut.abort(new Error('cancelled')), 50);
  await expect(drawn).rejects.toThrow('cancelled');
});
