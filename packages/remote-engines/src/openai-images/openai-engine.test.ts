import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { type Engine, EngineError, type EngineErrorKind } from '@toile/engines';
import { briefKindOf, getTool, listTools } from '@toile/tools';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { briefOf, rolesOf } from '../testing/briefs.ts';
import { openOrderBook } from '../testing/order-book.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import type { Told } from '../testing/stand-in.ts';
import { createOpenAiEngine, type OpenAiOptions } from './openai-engine.ts';
import {
  OPENAI_COLOUR,
  OPENAI_KEY,
  type OpenAiStandIn,
  openOpenAiStandIn,
} from './testing/openai-stand-in.ts';

const RECIPE = { seed: 7, variant: 0 };
const TOOLS = listTools();

let server: OpenAiStandIn;
let engine: Engine;

function create(own: Partial<OpenAiOptions> = {}): Engine {
  return createOpenAiEngine({
    name: 'Made-up',
    address: server.api,
    key: OPENAI_KEY,
    model: 'gpt-image-1.5',
    edits: true,
    timeoutMs: 2000,
    ...own,
  });
}

beforeEach(async () => {
  server = await openOpenAiStandIn();
  engine = create();
});

afterEach(() => server.close());

const paid = () => server.asked.filter(({ path }) => path.startsWith('/v1/images/'));

test.each(TOOLS)('$id is drawn from its instruction and its pictures', async (tool) => {
  const brief = await briefOf(tool);
  const { png, size, model } = await engine.render(brief, RECIPE);
  const { channels, isOpaque } = await sharp(png).stats();
  // The ground of a flat-lay, here all of it, is made white.
  expect([OPENAI_COLOUR.r, 255]).toContain(Math.round(channels[0]?.mean ?? 0));
  expect(isOpaque).toBe(true);
  expect(await sharp(png).metadata()).toMatchObject({ ...size, format: 'png' });
  expect(model).toBe('gpt-image-1.5');
  const [order] = server.orders;
  expect(order?.fields).toMatchObject({ prompt: brief.instruction, size: '1024x1536' });
  const pictures = rolesOf(tool).filter((role) => role !== 'mask');
  expect(order?.images).toHaveLength(pictures.length);
  expect(order?.mask !== undefined).toBe(rolesOf(tool).includes('mask'));
});

test('the pictures come in the order target, source; the mask has holes where the photo changes', async () => {
  const brief = await briefOf(getTool('swap-garment'));
  await engine.render(brief, RECIPE);
  const [order] = server.orders;
  expect(
    order?.images.map((each) => Buffer.compare(each, Buffer.from(brief.images.target ?? []))),
  ).toEqual([0, 0]);
  const { data, info } = await sharp(order?.mask).raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (y: number) => [...data.subarray(y * info.width * 4, y * info.width * 4 + 4)];
  // White below the holes: servers that read a mask's brightness mark the same part.
  expect(pixelAt(2)).toEqual([255, 255, 255, 0]);
  expect(pixelAt(info.height - 2)).toEqual([0, 0, 0, 255]);
});

test('a picture given as an address is fetched without the key', async () => {
  server.answers.asUrl = true;
  const other = create({ model: 'dall-e-2', edits: false });
  const brief = { ...(await briefOf(getTool('create-sketch'))), size: { width: 64, height: 64 } };
  const { png } = await other.render(brief, RECIPE);
  expect((await sharp(png).stats()).channels[0]?.mean).toBe(OPENAI_COLOUR.r);
});

test('a server without edits draws from words alone', () => {
  const ofWords = TOOLS.filter(({ requiredImages }) => requiredImages.length === 0);
  expect([...create({ edits: false }).kinds]).toEqual([...new Set(ofWords.map(briefKindOf))]);
});

test('its offer names model and cost; it is ready when it lists its models', async () => {
  const priced = create({ costCents: 4.2 });
  expect(priced.offerOf?.('create-sketch')).toMatchObject({
    model: 'gpt-image-1.5',
    costCents: 4.2,
  });
  const sketch = await briefOf(getTool('create-sketch'));
  expect((await priced.render(sketch, RECIPE)).costCents).toBe(4.2);
  await expect(priced.check()).resolves.toBeUndefined();
  await expect(create({ key: 'sk-wrong-0123' }).check()).rejects.toMatchObject({
    kind: 'unavailable',
  });
  server.fault = () => ({ status: 404 });
  await expect(priced.check(), 'a server without a list').resolves.toBeUndefined();
  await server.close();
  await expect(priced.check()).rejects.toMatchObject({ kind: 'unavailable' });
});

describe('an answer that is no picture', () => {
  const errorOf = (code: string): Told['body'] => ({ error: { message: 'No.', type: 'x', code } });

  test.each<[string, Told, EngineErrorKind]>([
    ['a refusal for safety', { status: 400, body: errorOf('moderation_blocked') }, 'moderated'],
    ['an empty account', { status: 429, body: errorOf('insufficient_quota') }, 'quota'],
    [
      'too many requests',
      { status: 429, headers: { 'retry-after': '7' }, body: errorOf('rate_limit_exceeded') },
      'rate-limited',
    ],
    [
      'a server with too much to do',
      { status: 503, headers: { 'retry-after': '1' }, body: errorOf('server_error') },
      'unavailable',
    ],
    ['a bad request', { status: 400, body: errorOf('invalid_value') }, 'unsupported'],
  ])('%s is told as it is, and the next try orders again', async (_what, told, kind) => {
    server.fault = () => told;
    const book = openOrderBook();
    const brief = await briefOf(getTool('create-sketch'));
    const failed = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(failed).rejects.toMatchObject({ kind });
    server.fault = undefined;

    await engine.render(brief, { ...RECIPE, order: book.open() });
    expect(server.orders).toHaveLength(1);
  });

  test('half a picture, a wrong shape, no picture', async () => {
    const brief = await briefOf(getTool('create-sketch'));
    const whole = await plainPicture(900, 200, '#123');
    for (const bytes of [whole, whole.subarray(0, 100), Buffer.from('nothing')]) {
      server.fault = () => ({ body: { data: [{ b64_json: bytes.toString('base64') }] } });
      await expect(engine.render(brief, RECIPE)).rejects.toMatchObject({ kind: 'failed' });
    }
  });

  test('is spoilt where it was paid, and not bought again', async () => {
    const brief = await briefOf(getTool('create-sketch'));
    const wide = (await plainPicture(900, 200, '#123')).toString('base64');
    server.fault = () => ({ body: { data: [{ b64_json: wide }] } });
    const book = openOrderBook();
    const priced = create({ costCents: 4.2 });
    const first = priced.render(brief, { ...RECIPE, order: book.open() });
    const spoilt = { kind: 'spoilt', retryable: false, costCents: 4.2 };
    await expect(first).rejects.toMatchObject(spoilt);
    const again = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(again).rejects.toMatchObject({ kind: 'doubtful' });
    expect(paid()).toHaveLength(1);
  });

  test('Retry-After is passed on; no error has the key or the prompt, though the vendor repeats them', async () => {
    const brief = await briefOf(getTool('create-sketch'));
    const body = { error: { message: `Key ${OPENAI_KEY} is too eager for ${brief.prompt}` } };
    server.fault = () => ({ status: 429, headers: { 'retry-after': '7' }, body });
    const error: unknown = await engine.render(brief, RECIPE).catch((each: unknown) => each);
    if (!(error instanceof EngineError)) throw new Error('No EngineError');
    expect(error.retryAfterMs).toBe(7000);
    const told = JSON.stringify([error.message, String(error.cause), error.stack]);
    expect(told).not.toContain(OPENAI_KEY);
    expect(told).not.toContain(brief.prompt);
  });

  test('an answer that is no JSON, or of another shape, is told without its words', async () => {
    const brief = await briefOf(getTool('create-sketch'));
    for (const body of [brief.prompt, { data: [{ b64_json: 7, url: brief.prompt }] }]) {
      server.fault = () => ({ body });
      const error: unknown = await engine.render(brief, RECIPE).catch((each: unknown) => each);
      expect(error).toMatchObject({ kind: 'failed' });
      expect(inspect(error)).toContain('in an unknown shape');
      expect(inspect(error)).not.toContain(brief.prompt.slice(0, 8));
    }
  });
});

describe('an order whose answer never comes', () => {
  const cuts: [string, () => Promise<void>][] = [
    [
      'is cut',
      async () => void (server.fault = () => ({ body: 'x'.repeat(500), cutAfterBytes: 20 })),
    ],
    [
      'takes too long',
      async () => {
        engine = create({ timeoutMs: 100 });
        server.fault = async () => {
          await sleep(400);
          return undefined;
        };
      },
    ],
    ...[500, 502, 503, 520, 524].map((status): [string, () => Promise<void>] => [
      `is told as ${status}`,
      async () => void (server.fault = () => ({ status })),
    ]),
    ['has an unknown shape', async () => void (server.fault = () => ({ body: { data: [] } }))],
    [
      'names a picture that cannot be fetched',
      async () => {
        engine = create({ model: 'dall-e-2' });
        server.answers.asUrl = true;
        server.fault = ({ path }) => (path.startsWith('/store/') ? { status: 503 } : undefined);
      },
    ],
  ];

  test.each(cuts)('(%s) is not paid twice', async (_what, breakIt) => {
    await breakIt();
    const book = openOrderBook();
    const brief = await briefOf(getTool('create-sketch'));
    const first = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(first).rejects.toMatchObject({ kind: 'doubtful' });
    server.fault = undefined;
    const again = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(again).rejects.toMatchObject({ kind: 'doubtful' });
    expect(paid()).toHaveLength(1);
  });

  test('is sent again to a server that is not paid', async () => {
    const free = create({ key: undefined });
    const open = await openOpenAiStandIn({});
    try {
      const own = create({ key: undefined, address: open.api });
      open.fault = () => ({ body: 'x'.repeat(500), cutAfterBytes: 20 });
      const book = openOrderBook();
      const brief = await briefOf(getTool('create-sketch'));
      const first = own.render(brief, { ...RECIPE, order: book.open() });
      await expect(first).rejects.toMatchObject({ kind: 'unavailable' });
      open.fault = undefined;
      await own.render(brief, { ...RECIPE, order: book.open() });
      expect(open.orders).toHaveLength(1);
    } finally {
      await open.close();
      await free.close();
    }
  });

  test('was never sent where nobody listens: it is tried again', async () => {
    const book = openOrderBook();
    const brief = await briefOf(getTool('create-sketch'));
    await server.close();
    const first = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(first).rejects.toMatchObject({ kind: 'unavailable' });
    expect(book.kept.at(-1)).toBeNull();
    server = await openOpenAiStandIn();
    await create().render(brief, { ...RECIPE, order: book.open() });
    expect(server.orders).toHaveLength(1);
  });
});

test('a render that is cancelled ends at once with the reason', async () => {
  server.fault = async () => {
    await sleep(500);
    return undefined;
  };
  const cut = new AbortController();
  const drawn = engine.render(await briefOf(getTool('create-sketch')), {
    ...RECIPE,
    signal: cut.signal,
  });
  setTimeout(() => cut.abort(new Error('cancelled')), 50);
  await expect(drawn).rejects.toThrow('cancelled');
});
