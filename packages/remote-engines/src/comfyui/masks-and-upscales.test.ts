import { readFileSync } from 'node:fs';
import { type Engine, EngineError, type RenderedImage, routeEngines } from '@toile/engines';
import { seamScore } from '@toile/raster';
import { type ImageBrief, maskBriefOf, upscaleBriefOf } from '@toile/tools';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openOrderBook } from '../testing/order-book.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import { jsonOf } from '../testing/stand-in.ts';
import { comfyui } from './comfy-definition.ts';
import { createComfyEngine } from './comfy-engine.ts';
import { type ComfyStandIn, openComfyStandIn } from './testing/comfy-stand-in.ts';
import { type Workflow, workflowSchema } from './workflow.ts';

const RECIPE = { seed: 0, variant: 0 };
const SIZE = { width: 80, height: 120 };
const HIGHLIGHT = [245, 165, 0, 125];

function shipped(kind: 'generate-mask' | 'upscale-image') {
  const path = new URL(`../../workflows/${kind}.json`, import.meta.url);
  return {
    kind,
    model: 'made-up 1',
    workflow: workflowSchema.parse(JSON.parse(readFileSync(path, 'utf8'))),
  };
}

let server: ComfyStandIn;
let engine: Engine;

beforeEach(async () => {
  server = await openComfyStandIn();
  engine = createComfyEngine({
    servers: [server.address],
    workflows: [shipped('generate-mask'), shipped('upscale-image')],
    patienceMs: 200,
    lookIntervalMs: 50,
  });
});

afterEach(() => server.close());

type Ordered = { prompt: Workflow; front?: boolean };

/** The workflow of an order as the server got it. */
function ordered(): Ordered {
  const order = server.asked.find(({ path }) => path === '/prompt');
  if (!order) throw new Error('There is no order');
  return jsonOf(order) as Ordered;
}

/** An engine of this machine that draws helpers by rules. */
const studio: Engine = {
  id: 'studio',
  kinds: new Set(['generate-mask', 'upscale-image']),
  check: async () => undefined,
  render: async ({ size }) => drawnBy('studio', size),
  close: async () => undefined,
};

async function drawnBy(model: string, size: RenderedImage['size']): Promise<RenderedImage> {
  const png = new Uint8Array();
  return { png, size, model, unread: [], choices: {}, digitalSourceType: 'composite' };
}

describe('a mask', () => {
  const photo = () => plainPicture(SIZE.width, SIZE.height, '#804020');

  const maskBrief = async (unwantedCoordinates: [number, number][] = []) =>
    maskBriefOf(await photo(), {
      maskCoordinates: [
        [3, 4],
        [70, 110],
      ],
      unwantedCoordinates,
    });

  /** White in the left half, of any size. */
  async function paintMask({ width, height } = SIZE) {
    const white = { input: await plainPicture(width / 2, height, '#fff'), left: 0, top: 0 };
    return sharp(await plainPicture(width, height, '#000'))
      .composite([white])
      .png()
      .toBuffer();
  }

  test('is ordered with wanted dots, before all that wait, and highlights what is white', async () => {
    server.work.outcome = { picture: await paintMask() };
    const { png, size } = await engine.render(await maskBrief(), RECIPE);
    expect(size).toEqual(SIZE);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ ...SIZE, channels: 4 });
    expect([...data.subarray(0, 4)]).toEqual(HIGHLIGHT);
    expect([...data.subarray(79 * 4, 80 * 4)]).toEqual([0, 0, 0, 0]);
    const { prompt, front } = ordered();
    expect(front).toBe(true);
    expect(prompt.dots?.inputs.value).toBe('[{"x":3,"y":4},{"x":70,"y":110}]');
    // The node would fail on an empty list.
    expect(prompt.unwanted).toBeUndefined();
    expect(prompt.selected?.inputs).not.toHaveProperty('coordinates_negative');
  });

  test('is ordered with unwanted dots', async () => {
    server.work.outcome = { picture: await paintMask() };
    await engine.render(await maskBrief([[9, 9]]), RECIPE);
    const { prompt } = ordered();
    expect(prompt.unwanted?.inputs.value).toBe('[{"x":9,"y":9}]');
    expect(prompt.selected?.inputs.coordinates_negative).toEqual(['unwanted', 0]);
  });

  test('of another size gets that of its photo', async () => {
    server.work.outcome = { picture: await paintMask({ width: 40, height: 60 }) };
    const { png } = await engine.render(await maskBrief(), RECIPE);
    expect(await sharp(png).metadata()).toMatchObject(SIZE);
  });

  test('overtakes what waits, and not what runs', async () => {
    server.work.runsMs = 60_000;
    const end = new AbortController();
    const ask = (brief: ImageBrief) => engine.render(brief, { ...RECIPE, signal: end.signal });
    const asked = [ask(upscaleOf()), ask(upscaleOf())];
    await expect.poll(() => server.work.list().waiting).toHaveLength(1);
    asked.push(ask(await maskBrief()));
    await expect.poll(() => server.work.list().waiting).toHaveLength(2);
    expect(server.work.list().waiting[0]?.prompt).toHaveProperty('dots');
    expect(server.work.begun).toHaveLength(1);
    end.abort(new Error('enough'));
    await Promise.allSettled(asked);
  });

  test.each([
    ['of another shape', async () => ({ picture: await paintMask({ width: 120, height: 80 }) })],
    ['of nothing', async () => ({ picture: await plainPicture(80, 120, '#000') })],
    ['of everything', async () => ({ picture: await plainPicture(80, 120, '#fff') })],
    ['that no node makes', async () => ({ error: 'CUDA out of memory' })],
  ])('%s is none', async (_name, outcome) => {
    server.work.outcome = await outcome();
    await expect(engine.render(await maskBrief(), RECIPE)).rejects.toMatchObject({
      kind: 'failed',
    });
  });

  test('falls back to this machine when the server refuses, fails or is away', async () => {
    const both = routeEngines([engine, studio], {
      orders: new Map([['generate-mask', ['comfyui']]]),
    });
    server.work.outcome = { error: 'CUDA out of memory' };
    expect(await both.render(await maskBrief(), RECIPE)).toMatchObject({ engine: 'studio' });
    server.fault = ({ path }) => (path === '/prompt' ? { status: 400 } : undefined);
    expect(await both.render(await maskBrief(), RECIPE)).toMatchObject({ engine: 'studio' });
    await server.close();
    expect(await both.render(await maskBrief(), RECIPE)).toMatchObject({ engine: 'studio' });
  });

  test('that takes too long is given up and stopped at the server, and made by this machine', async () => {
    server.work.runsMs = 60_000;
    const wait = AbortSignal.timeout.bind(AbortSignal);
    const patience = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => wait(ms === 10_000 ? 300 : ms));
    onTestFinished(() => patience.mockRestore());
    const both = routeEngines([engine, studio], {
      orders: new Map([['generate-mask', ['comfyui']]]),
    });
    expect(await both.render(await maskBrief(), RECIPE)).toMatchObject({ engine: 'studio' });
    await expect.poll(() => server.work.stopped).toHaveLength(1);
    await expect(engine.render(await maskBrief(), RECIPE)).rejects.toMatchObject({
      kind: 'timed-out',
    });
  });

  test('that nobody waits for any more is stopped at the server', async () => {
    server.work.runsMs = 60_000;
    const gone = new AbortController();
    const drawn = engine.render(await maskBrief(), { ...RECIPE, signal: gone.signal });
    await expect.poll(() => server.work.begun.length).toBe(1);
    gone.abort(new Error('gone'));
    await expect(drawn).rejects.toThrow('gone');
    await expect.poll(() => server.work.stopped).toEqual(server.work.begun);
  });
});

const ORIGIN = await plainPicture(SIZE.width, SIZE.height, '#804020');

/** The brief that enlarges a picture of a kind. */
function upscaleOf(kind: ImageBrief['kind'] = 'create-sketch', origin: Uint8Array = ORIGIN) {
  const made: ImageBrief = { kind, prompt: 'x', size: SIZE, images: { origin }, settings: {} };
  return upscaleBriefOf(made, SIZE, 'made-up 1');
}

describe('an upscale', () => {
  const twice = { width: 160, height: 240 };

  test('is ordered with its picture and size, and comes at exactly twice', async () => {
    const { png, size, choices, digitalSourceType } = await engine.render(upscaleOf(), RECIPE);
    expect([size, choices]).toEqual([twice, { upscale: 'enlarged' }]);
    expect(digitalSourceType).toBe('compositeWithTrainedAlgorithmicMedia');
    expect(await sharp(png).metadata()).toMatchObject(twice);
    const { prompt, front } = ordered();
    expect(front).toBeUndefined();
    expect(prompt.sized?.inputs).toMatchObject(twice);
    expect(prompt.origin?.inputs.image).toMatch(/^toile\/[\da-f]{64}\.png$/);
  });

  test('by a model of four times is made to fit; one cut to another shape is refused', async () => {
    server.work.outcome = { picture: await plainPicture(320, 480, '#fff') };
    const { png } = await engine.render(upscaleOf(), RECIPE);
    expect(await sharp(png).metadata()).toMatchObject(twice);
    server.work.outcome = { picture: await plainPicture(160, 220, '#fff') };
    await expect(engine.render(upscaleOf(), RECIPE)).rejects.toThrow('another shape');
  });

  test('of a tile meets itself: the tile goes on at its sides while it is enlarged', async () => {
    const stripe = { input: await plainPicture(40, 120, '#fff'), left: 0, top: 0 };
    const tile = await sharp(ORIGIN).composite([stripe]).png().toBuffer();
    const wider = await sharp(tile)
      .extend({ top: 32, bottom: 32, left: 32, right: 32, extendWith: 'repeat' })
      .toBuffer();
    const larger = sharp(wider).resize(288, 368, { kernel: 'nearest' });
    server.work.outcome = { picture: await larger.png().toBuffer() };
    const { png, size, seam } = await engine.render(upscaleOf('create-pattern', tile), RECIPE);
    expect(ordered().prompt.sized?.inputs).toMatchObject({ width: 288, height: 368 });
    expect(size).toEqual(twice);
    const data = await sharp(png).ensureAlpha().raw().toBuffer();
    const exact = sharp(tile).resize(160, 240, { kernel: 'nearest' }).ensureAlpha().raw();
    expect(data.equals(await exact.toBuffer())).toBe(true);
    expect(seam).toEqual(seamScore({ data, ...twice }));
  });

  test('that was cut with its worker is found again, and enlarged once', async () => {
    server.work.runsMs = 300;
    const book = openOrderBook();
    const killed = new AbortController();
    const first = engine.render(upscaleOf(), {
      ...RECIPE,
      order: book.open(),
      signal: killed.signal,
    });
    await expect.poll(() => server.work.begun.length).toBe(1);
    killed.abort(new Error('the worker stops'));
    await expect(first).rejects.toThrow('the worker stops');
    const { size } = await engine.render(upscaleOf(), { ...RECIPE, order: book.open() });
    expect(size).toEqual(twice);
    expect(server.work.begun).toHaveLength(1);
  });

  test('that was cancelled is stopped at its server', async () => {
    server.work.runsMs = 60_000;
    const book = openOrderBook();
    const cancelled = new AbortController();
    const order = { ...RECIPE, order: book.open(), signal: cancelled.signal };
    const drawn = engine.render(upscaleOf(), order);
    await expect.poll(() => server.work.begun.length).toBe(1);
    cancelled.abort(new Error('cancelled'));
    await expect(drawn).rejects.toThrow('cancelled');
    await engine.closeOrder?.(book.kept[0] ?? {});
    expect(server.work.stopped).toEqual(server.work.begun);
  });

  test.each([
    ['refuses', { status: 400 }, 'unsupported'],
    ['is overloaded', { status: 503 }, 'unavailable'],
  ])(
    'by a server that %s is no picture by rules, once it was chosen',
    async (_name, told, kind) => {
      server.fault = ({ path }) => (path === '/prompt' ? told : undefined);
      const both = routeEngines([engine, studio], {
        orders: new Map([['upscale-image', ['comfyui']]]),
      });
      const drawn = both.render(upscaleOf(), { ...RECIPE, engine: 'comfyui' });
      await expect(drawn).rejects.toMatchObject({ kind });
      await server.close();
      const away = both.render(upscaleOf(), { ...RECIPE, engine: 'comfyui' });
      await expect(away).rejects.toBeInstanceOf(EngineError);
    },
  );
});

test('the shipped workflows name their models, links between nodes left out', () => {
  const environment: Record<string, string> = { COMFYUI_URL: server.address.href };
  const shippedEngine = comfyui.create(
    (named) => {
      const [entry] = Object.entries(named);
      if (!entry) throw new Error('No setting was named');
      return entry[1].schema.parse(environment[entry[0]]);
    },
    { isWorker: false, modelsDir: '/nowhere', checksPictures: false },
  );
  const modelOf = (kind: ImageBrief['kind']) => shippedEngine?.offerOf?.(kind).model;
  const kinds = ['create-sketch', 'swap-garment', 'generate-mask', 'upscale-image'] as const;
  expect(kinds.map(modelOf)).toEqual([
    'Qwen Image',
    'Qwen Image Edit 2509',
    'Sam2.1 Hiera Base Plus',
    'RealESRGAN X2plus',
  ]);
});
