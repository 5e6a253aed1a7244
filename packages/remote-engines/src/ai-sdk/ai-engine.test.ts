import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, EngineError, type EngineErrorKind } from '@toile/engines';
import { getTool, listTools } from '@toile/tools';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  OPENAI_COLOUR,
  OPENAI_KEY,
  type OpenAiStandIn,
  openOpenAiStandIn,
} from '../openai-images/testing/openai-stand-in.ts';
import { briefOf, rolesOf } from '../testing/briefs.ts';
import { openOrderBook } from '../testing/order-book.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import type { Told } from '../testing/stand-in.ts';
import { createAiEngine } from './ai-engine.ts';
import { readAiModels } from './ai-models.ts';
import {
  openProvidersStandIn,
  PROVIDER_COLOUR,
  PROVIDER_KEY,
  type ProvidersStandIn,
} from './testing/providers-stand-in.ts';

const RECIPE = { seed: 7, variant: 0 };
const TOOLS = listTools();

/** One model of OpenAI for every tool. */
const EVERY_TOOL = TOOLS.map(
  ({ id }) => `  ${id}: { model: openai/gpt-image-1.5, size: 1024x1536, mask: true, cents: 4.2 }`,
).join('\n');

let openAi: OpenAiStandIn;
let others: ProvidersStandIn;

beforeEach(async () => {
  [openAi, others] = await Promise.all([openOpenAiStandIn(), openProvidersStandIn()]);
});

afterEach(() => Promise.all([openAi.close(), others.close()]));

function create(tools = EVERY_TOOL, { timeout = 60, openAiKey = OPENAI_KEY } = {}): Engine {
  const models = readAiModels(`tools:\n${tools}`);
  const at = (path: string) => new URL(path, others.address).href;
  return createAiEngine({
    ...models,
    timeout,
    urls: {
      openai: openAi.api.href.replace(/\/$/, ''),
      google: at('google'),
      fal: at('fal'),
      replicate: at('replicate'),
    },
    keys: {
      openai: openAiKey,
      google: PROVIDER_KEY,
      fal: PROVIDER_KEY,
      replicate: PROVIDER_KEY,
    },
  });
}

const colourOf = async (png: Uint8Array) => {
  const { channels } = await sharp(png).stats();
  const [r, g, b] = channels.map(({ mean }) => Math.round(mean));
  return { r, g, b };
};

test.each(TOOLS)('$id is drawn from its instruction and its pictures', async (tool) => {
  const brief = await briefOf(tool);
  const { png, size, model, costCents } = await create().render(brief, RECIPE);
  expect(await sharp(png).metadata()).toMatchObject({ ...size, format: 'png' });
  expect([model, costCents]).toEqual(['gpt-image-1.5', 4.2]);
  const [order] = openAi.orders;
  expect(order?.fields).toMatchObject({ prompt: brief.instruction, size: '1024x1536' });
  expect(order?.images).toHaveLength(rolesOf(tool).filter((role) => role !== 'mask').length);
  expect(order?.mask !== undefined).toBe(rolesOf(tool).includes('mask'));
});

test.each(['google/imagen-4.0-generate-001', 'fal/fal-ai/qwen-image', 'replicate/some/model'])(
  '%s draws from words',
  async (model) => {
    const engine = create(`  create-sketch: { model: ${model}, seed: true }`);
    const { png } = await engine.render(await briefOf(getTool('create-sketch')), RECIPE);
    expect(await colourOf(png)).toEqual(PROVIDER_COLOUR);
    expect(others.orders).toHaveLength(1);
    expect(engine.offerOf?.('create-sketch').model).toBe(model.replace(/^\w+\//, ''));
  },
);

test.each(['fal/fal-ai/qwen-image-edit', 'replicate/some/model'])(
  '%s draws from pictures',
  async (model) => {
    const engine = create(`  sketch-to-image: { model: ${model} }`);
    const { png } = await engine.render(await briefOf(getTool('sketch-to-image')), RECIPE);
    expect(await colourOf(png)).toEqual(PROVIDER_COLOUR);
    expect(JSON.stringify(others.orders)).toContain('data:image/png;base64,');
  },
);

test('options are passed on; a picture of a run has a seed of its own where the model takes one', async () => {
  const tool = '{ model: fal/fal-ai/qwen-image, seed: true, options: { acceleration: none } }';
  const engine = create(`  create-sketch: ${tool}`);
  const brief = await briefOf(getTool('create-sketch'));
  for (const variant of [0, 1]) await engine.render(brief, { seed: 7, variant });
  const bodies = others.orders.map(({ body }) => JSON.stringify(body));
  expect(new Set(bodies.map((body) => /"seed":(\d+)/.exec(body)?.[1])).size).toBe(2);
  expect(bodies[0]).toContain('"acceleration":"none"');
});

test('the example file names models that its engine takes', () => {
  const example = join(import.meta.dirname, '../../ai-models.example.yaml');
  const models = readAiModels(readFileSync(example, 'utf8'));
  const engine = createAiEngine({ ...models, keys: {} });
  expect([...engine.kinds].toSorted()).toEqual([
    'create-background',
    'create-pattern',
    'create-sketch',
    'sketch-to-image',
  ]);
  expect(engine.name).toBe('OpenAI, Google, fal');
});

test.each([
  ['no tool', 'tools: {}', 'names no tool'],
  ['an unknown tool', 'tools: { paint: { model: openai/x } }', 'paint'],
  ['an unknown provider', 'tools: { create-sketch: { model: acme/x } }', 'create-sketch'],
  ['an unknown field', 'tools: { create-sketch: { model: openai/x, colour: red } }', 'colour'],
  ['no YAML', 'tools: [', 'Flow sequence'],
])('a file with %s is refused', (_what, text, word) => {
  expect(() => readAiModels(text)).toThrow(word);
});

test('it is away without any key, and draws what it has a key for', async () => {
  await expect(create().check()).resolves.toBeUndefined();
  const both = `tools:
  create-sketch: { model: openai/gpt-image-1.5 }
  create-pattern: { model: fal/fal-ai/qwen-image }`;
  const locked = createAiEngine({ ...readAiModels(both), keys: {} });
  await expect(locked.check()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(locked.kinds.size).toBe(2);
  expect(await locked.findLacks?.()).toEqual([
    'OPENAI_API_KEY, for OpenAI',
    'FAL_API_KEY, for fal',
  ]);
  const half = createAiEngine({ ...readAiModels(both), keys: { openai: OPENAI_KEY } });
  await expect(half.check()).resolves.toBeUndefined();
  expect([...half.kinds]).toEqual(['create-sketch']);
  expect(half.name).toBe('OpenAI');
  expect(await half.findLacks?.()).toEqual(['FAL_API_KEY, for fal']);
});

describe('an answer that is no picture', () => {
  const errorBody = (code: string) => ({ error: { message: 'No.', type: 'x', code } });

  test.each<[string, Told, EngineErrorKind]>([
    ['a refusal for safety', { status: 400, body: errorBody('moderation_blocked') }, 'moderated'],
    ['an empty account', { status: 429, body: errorBody('insufficient_quota') }, 'quota'],
    ['too many requests', { status: 429, body: errorBody('rate_limit_exceeded') }, 'rate-limited'],
    [
      'a server with too much to do',
      { status: 503, headers: { 'retry-after': '1' }, body: errorBody('server_error') },
      'unavailable',
    ],
    ['a bad request', { status: 400, body: errorBody('invalid_value') }, 'unsupported'],
  ])('%s is told as it is, and the next try orders again', async (_what, told, kind) => {
    openAi.fault = () => told;
    const book = openOrderBook();
    const brief = await briefOf(getTool('create-sketch'));
    const failed = create().render(brief, { ...RECIPE, order: book.open() });
    await expect(failed).rejects.toMatchObject({ kind });
    openAi.fault = undefined;

    await create().render(brief, { ...RECIPE, order: book.open() });
    expect(openAi.orders).toHaveLength(1);
  });

  test('Retry-After is passed on; no error has the key or the words of the user', async () => {
    const brief = await briefOf(getTool('create-sketch'));
    const body = { error: { message: `Key ${OPENAI_KEY} is too eager for ${brief.prompt}` } };
    openAi.fault = () => ({ status: 429, headers: { 'retry-after': '7' }, body });
    const error: unknown = await create()
      .render(brief, RECIPE)
      .catch((each: unknown) => each);
    if (!(error instanceof EngineError)) throw new Error('No EngineError');
    expect(error.retryAfterMs).toBe(7000);
    const told = JSON.stringify([error.message, error.cause, error.stack]);
    expect(told).not.toContain(OPENAI_KEY);
    expect(told).not.toContain(brief.prompt);
  });

  test('half a picture, a wrong shape and no picture are failures; where they were paid, spoilt', async () => {
    const brief = await briefOf(getTool('create-sketch'));
    const wide = await plainPicture(900, 200, '#123');
    for (const bytes of [wide, wide.subarray(0, 100), Buffer.from('nothing')]) {
      openAi.fault = () => ({
        body: { created: 1, data: [{ b64_json: bytes.toString('base64') }] },
      });
      await expect(create().render(brief, RECIPE)).rejects.toMatchObject({ kind: 'failed' });
      const order = openOrderBook().open();
      const paid = create().render(brief, { ...RECIPE, order });
      const spoilt = { kind: 'spoilt', retryable: false, costCents: 4.2 };
      await expect(paid).rejects.toMatchObject(spoilt);
    }
  });
});

test.each([
  ['an answer', 'openai/gpt-image-1.5', '/v1/'],
  ['a picture at an address', 'fal/fal-ai/qwen-image', '/store/'],
])('%s that does not end is broken off', async (_what, model, path) => {
  const endless = { body: Buffer.alloc(97_000_000, ' ') };
  const fault = (asked: { path: string }) => (asked.path.startsWith(path) ? endless : undefined);
  openAi.fault = fault;
  others.fault = fault;
  const engine = create(`  create-sketch: { model: ${model} }`);
  const drawn = engine.render(await briefOf(getTool('create-sketch')), RECIPE);
  await expect(drawn).rejects.toThrow('More than 96000000 bytes came');
});

describe('an order whose answer never comes', () => {
  test.each([
    ['is cut', { body: 'x'.repeat(500), cutAfterBytes: 20 }],
    ['has an unknown shape', { body: { made: [] } }],
    ['is a fault of the server', { status: 500 }],
    ['is that of a gateway', { status: 502, body: 'Bad gateway' }],
    ['takes too long', undefined],
  ])('(%s) is not paid twice', async (_what, told) => {
    openAi.fault = async () => {
      if (!told) await sleep(1500);
      return told;
    };
    const engine = create(EVERY_TOOL, { timeout: 1 });
    const book = openOrderBook();
    const brief = await briefOf(getTool('create-sketch'));
    for (const _try of [1, 2]) {
      const render = engine.render(brief, { ...RECIPE, order: book.open() });
      await expect(render).rejects.toMatchObject({ kind: 'doubtful' });
    }
    expect(openAi.asked).toHaveLength(1);
  });

  test.each(['fal/fal-ai/qwen-image', 'replicate/some/model'])(
    '(the picture of %s cannot be fetched) is not paid twice',
    async (model) => {
      others.fault = ({ path }) => (path.startsWith('/store/') ? { status: 503 } : undefined);
      const engine = create(`  create-sketch: { model: ${model} }`);
      const book = openOrderBook();
      const brief = await briefOf(getTool('create-sketch'));
      for (const _try of [1, 2]) {
        const render = engine.render(brief, { ...RECIPE, order: book.open() });
        await expect(render).rejects.toMatchObject({ kind: 'doubtful' });
      }
      expect(others.orders).toHaveLength(1);
    },
  );

  test('was never sent where nobody listens: it is tried again', async () => {
    const book = openOrderBook();
    const brief = await briefOf(getTool('create-sketch'));
    const engine = create();
    await openAi.close();
    const first = engine.render(brief, { ...RECIPE, order: book.open() });
    await expect(first).rejects.toMatchObject({ kind: 'unavailable' });
    expect(book.kept.at(-1)).toBeNull();
  });
});

test('a render that is cancelled ends at once with the reason', async () => {
  openAi.fault = async () => {
    await sleep(500);
    return undefined;
  };
  const cut = new AbortController();
  const brief = await briefOf(getTool('create-sketch'));
  const drawn = create().render(brief, { ...RECIPE, signal: cut.signal });
  setTimeout(() => cut.abort(new Error('cancelled')), 50);
  await expect(drawn).rejects.toThrow('cancelled');
});

test('a picture of OpenAI comes as it is', async () => {
  const { png } = await create().render(await briefOf(getTool('create-sketch')), RECIPE);
  expect(await colourOf(png)).toEqual(OPENAI_COLOUR);
});
