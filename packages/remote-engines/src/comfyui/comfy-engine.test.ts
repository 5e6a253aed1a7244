import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, RenderProgress } from '@toile/engines';
import { briefKindOf, getTool, listTools } from '@toile/tools';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { briefOf, rolesOf } from '../testing/briefs.ts';
import { openOrderBook } from '../testing/order-book.ts';
import { jsonOf } from '../testing/stand-in.ts';
import { createComfyEngine } from './comfy-engine.ts';
import type { ComfyWorkflow } from './comfy-order.ts';
import { type ComfyStandIn, openComfyStandIn } from './testing/comfy-stand-in.ts';
import { COMFY_COLOUR } from './testing/comfy-work.ts';
import { workflowSchema } from './workflow.ts';

const RECIPE = { seed: 7, variant: 0 };

/** A workflow of stock nodes with places for everything that a brief may bring. */
function workflowFor(kind: ComfyWorkflow['kind'], roles: readonly string[]): ComfyWorkflow {
  const loads = roles.map((role, index) => [
    `load-${index}`,
    {
      class_type: role === 'mask' ? 'LoadImageMask' : 'LoadImage',
      inputs: { image: '' },
      _meta: { title: `toile: ${role}` },
    },
  ]);
  const workflow = {
    text: {
      class_type: 'CLIPTextEncode',
      inputs: { text: 'old', clip: ['4', 1] },
      _meta: { title: 'toile: instruction' },
    },
    size: {
      class_type: 'EmptyLatentImage',
      inputs: { width: 512, height: 512, batch_size: 1 },
      _meta: { title: 'Toile: Width, Height' },
    },
    sampler: { class_type: 'KSampler', inputs: { seed: 0 }, _meta: { title: 'toile:seed' } },
    save: {
      class_type: 'SaveImage',
      inputs: { images: ['sampler', 0] },
      _meta: { title: 'toile: result' },
    },
    ...Object.fromEntries(loads),
  };
  return { kind, model: 'made-up 1', workflow: workflowSchema.parse(workflow) };
}

const TOOLS = listTools();

/** That for a new background has no place for the mask. */
const WORKFLOWS = TOOLS.map((tool) => {
  const roles = rolesOf(tool);
  return workflowFor(
    briefKindOf(tool) ?? 'create-sketch',
    tool.optionalImages ? roles.slice(0, 1) : roles,
  );
});

let one: ComfyStandIn;
let other: ComfyStandIn;
let engine: Engine;

beforeEach(async () => {
  one = await openComfyStandIn();
  other = await openComfyStandIn();
  engine = createComfyEngine({
    servers: [one.address, other.address],
    workflows: WORKFLOWS.map((each) => ({ ...each })),
    patienceMs: 200,
    lookIntervalMs: 100,
  });
});

afterEach(() => Promise.all([one.close(), other.close()]));

const asked = (path: string) => [...one.asked, ...other.asked].filter((each) => each.path === path);

async function meanOf(png: Uint8Array) {
  const { channels } = await sharp(png).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}

const COLOUR = Object.values(COMFY_COLOUR);

test.each(TOOLS)('$id is drawn with its words, seed and size', async (tool) => {
  const brief = await briefOf(tool);
  const { png, size, model } = await engine.render(brief, RECIPE);
  expect(size).toEqual({ width: 96, height: 128 });
  expect(await sharp(png).metadata()).toMatchObject({ ...size, format: 'png' });
  expect((await sharp(png).metadata()).exif).toBeUndefined();
  expect(await meanOf(png)).toEqual(COLOUR);
  expect(model).toBe('made-up 1');
  expect(jsonOf(asked('/prompt')[0] as never)).toMatchObject({
    prompt: {
      text: { inputs: { text: brief.instruction, clip: ['4', 1] } },
      size: { inputs: { width: 96, height: 128 } },
      sampler: { inputs: { seed: 7 } },
    },
  });
});

test('each picture of a run has a seed of its own', async () => {
  const brief = await briefOf(getTool('create-pattern'));
  for (const variant of [0, 1]) await engine.render(brief, { seed: 7, variant });
  const seeds = asked('/prompt').map(
    (each) => JSON.stringify(jsonOf(each)).match(/"seed":(\d+)/)?.[1],
  );
  expect(new Set(seeds).size).toBe(2);
});

test('pictures are sent for the places that a workflow has, a mask as white on black', async () => {
  await engine.render(await briefOf(getTool('swap-garment')), RECIPE);
  expect(asked('/upload/image')).toHaveLength(3);
  await engine.render(await briefOf(getTool('create-background')), RECIPE);
  expect(asked('/upload/image')).toHaveLength(4);
});

test('steps and previews are told', async () => {
  one.work.runsMs = other.work.runsMs = 200;
  const heard: RenderProgress[] = [];
  const onProgress = (progress: RenderProgress) => heard.push(progress);
  await engine.render(await briefOf(getTool('create-sketch')), { ...RECIPE, onProgress });
  expect(heard.some(({ fraction }) => fraction === 0.5)).toBe(true);
  expect(heard.some(({ preview }) => preview?.type === 'image/png')).toBe(true);
});

test('a render that was cut finds its order again; it is not drawn twice', async () => {
  one.work.runsMs = other.work.runsMs = 300;
  const book = openOrderBook();
  const brief = await briefOf(getTool('create-sketch'));
  const cut = new AbortController();
  const first = engine.render(brief, { ...RECIPE, order: book.open(), signal: cut.signal });
  await expect.poll(() => one.work.begun.length + other.work.begun.length).toBe(1);
  cut.abort(new Error('the worker stops'));
  await expect(first).rejects.toThrow('the worker stops');
  const { png } = await engine.render(brief, { ...RECIPE, order: book.open() });
  expect(await meanOf(png)).toEqual(COLOUR);
  expect([...one.work.begun, ...other.work.begun]).toHaveLength(1);
  expect(book.kept).toHaveLength(1);
});

test('an order that was kept and never sent is sent', async () => {
  const book = openOrderBook();
  const brief = await briefOf(getTool('create-sketch'));
  one.fault = other.fault = ({ path }) => (path === '/prompt' ? { cutAfterBytes: 0 } : undefined);
  await expect(engine.render(brief, { ...RECIPE, order: book.open() })).rejects.toMatchObject({
    kind: 'unavailable',
  });
  one.fault = other.fault = undefined;
  await engine.render(brief, { ...RECIPE, order: book.open() });
  expect([...one.work.begun, ...other.work.begun]).toHaveLength(1);
});

test('a server that dies hands its order to the other', async () => {
  one.work.runsMs = other.work.runsMs = 400;
  const book = openOrderBook();
  const drawn = engine.render(await briefOf(getTool('create-sketch')), {
    ...RECIPE,
    order: book.open(),
  });
  await expect.poll(() => one.work.begun.length + other.work.begun.length).toBe(1);
  const [dead, alive] = one.work.begun.length > 0 ? [one, other] : [other, one];
  await dead.close();
  expect(await meanOf((await drawn).png)).toEqual(COLOUR);
  expect(alive.work.begun).toHaveLength(1);
  expect(book.kept.at(-1)).toMatchObject({ server: alive.address.href });
});

test('a server that has started anew is asked again', async () => {
  one.work.runsMs = other.work.runsMs = 60_000;
  const drawn = engine.render(await briefOf(getTool('create-sketch')), RECIPE);
  await expect.poll(() => one.work.begun.length + other.work.begun.length).toBe(1);
  const lost = one.work.begun.length > 0 ? one : other;
  // It knows neither the prompt nor its end.
  lost.fault = ({ path }) =>
    path === '/queue' ? { body: { queue_running: [], queue_pending: [] } } : undefined;
  (lost === one ? other : one).work.runsMs = 20;
  expect(await meanOf((await drawn).png)).toEqual(COLOUR);
});

test('a cancelled order is stopped at its server', async () => {
  one.work.runsMs = other.work.runsMs = 400;
  const book = openOrderBook();
  const cut = new AbortController();
  const order = { ...RECIPE, order: book.open(), signal: cut.signal };
  const drawn = engine.render(await briefOf(getTool('create-sketch')), order);
  await expect.poll(() => one.work.begun.length + other.work.begun.length).toBe(1);
  cut.abort(new Error('cancelled'));
  await expect(drawn).rejects.toThrow('cancelled');
  const [ticket] = book.kept;
  await engine.closeOrder?.(ticket ?? {});
  expect([...one.work.stopped, ...other.work.stopped]).toEqual([ticket?.promptId]);
});

test('nothing of the user stays in the history of a server', async () => {
  await engine.render(await briefOf(getTool('create-sketch')), RECIPE);
  const [order] = asked('/prompt').map((each) => jsonOf(each) as { prompt_id: string });
  expect(asked('/history').map(jsonOf)).toEqual([{ delete: [order?.prompt_id] }]);
});

test('nor do the words of an order that failed: the next try is another one', async () => {
  const brief = await briefOf(getTool('create-sketch'));
  one.work.outcome = other.work.outcome = { error: 'CUDA out of memory' };
  const order = openOrderBook().open();
  const failed = engine.render(brief, { ...RECIPE, order });
  await expect(failed).rejects.toMatchObject({ kind: 'failed' });
  expect([...one.work.history.keys(), ...other.work.history.keys()]).toEqual([]);
});

const half = await sharp({
  create: { width: 96, height: 128, channels: 3, background: 'red' },
})
  .png({ compressionLevel: 0 })
  .toBuffer();

test.each([
  [
    'a fault of a node',
    { error: 'a linen dress takes too much memory' },
    'torch.OutOfMemoryError in KSampler',
  ],
  ['no picture', { nothing: true as const }, 'ended without a picture'],
  ['half a picture', { picture: half.subarray(0, 4000) }, 'cut off'],
  ['something else', { picture: Buffer.from('<html>') }, 'sent no picture'],
])('%s is told', async (_name, end, message) => {
  one.work.outcome = other.work.outcome = end;
  const drawn = engine.render(await briefOf(getTool('create-sketch')), RECIPE);
  await expect(drawn).rejects.toMatchObject({
    kind: 'failed',
    message: expect.stringContaining(message),
  });
  await expect(drawn).rejects.not.toMatchObject({ message: expect.stringContaining('linen') });
});

test('a picture of another size is made to fit; one of another shape is refused', async () => {
  const paint = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: COMFY_COLOUR } })
      .jpeg()
      .toBuffer();
  const brief = await briefOf(getTool('create-sketch'));
  const square = await paint(128, 128);
  one.work.outcome = other.work.outcome = { picture: square };
  const { png } = await engine.render(brief, RECIPE);
  expect(await sharp(png).metadata()).toMatchObject({ width: 96, height: 128 });
  const wide = await paint(256, 64);
  one.work.outcome = other.work.outcome = { picture: wide };
  await expect(engine.render(brief, RECIPE)).rejects.toThrow('another shape');
});

test.each([
  [{ status: 500, body: 'broken' }, 'unavailable'],
  [{ status: 429, headers: { 'retry-after': '7' } }, 'rate-limited'],
  [{ status: 401 }, 'unavailable'],
  [{ body: { prompt_id: 'another' } }, 'failed'],
  [{ status: 400, body: { error: { type: 'prompt_outputs_failed_validation' } } }, 'unsupported'],
])('an answer %j to an order is %s', async (told, kind) => {
  one.fault = other.fault = ({ path }) => (path === '/prompt' ? told : undefined);
  const drawn = engine.render(await briefOf(getTool('create-sketch')), RECIPE);
  await expect(drawn).rejects.toMatchObject({ kind });
});

test('readiness: one server is enough, none is not', async () => {
  await one.close();
  await expect(engine.check()).resolves.toBeUndefined();
  await other.close();
  await expect(engine.check()).rejects.toMatchObject({ kind: 'unavailable' });
  await sleep(0);
});

test('it tells operators which nodes and models a server lacks', async () => {
  const workflow = {
    unet: { class_type: 'UNETLoader', inputs: { unet_name: 'a.safetensors' } },
    vae: { class_type: 'VAELoader', inputs: { vae_name: 'b.safetensors', image: 'c.png' } },
    sam: { class_type: 'Sam2Segmentation', inputs: {} },
    photo: {
      class_type: 'LoadImage',
      inputs: { image: '' },
      _meta: { title: 'toile: target' },
    },
    save: { class_type: 'SaveImage', inputs: {}, _meta: { title: 'toile: result' } },
  };
  const workflows = [{ kind: 'create-sketch', model: 'a', workflow } as const];
  const own = createComfyEngine({ servers: [one.address], workflows });
  const has = (type: string, inputs = {}) => one.work.nodes.set(type, inputs);
  has('UNETLoader', { unet_name: [['other.safetensors'], {}] });
  has('VAELoader', { vae_name: ['COMBO', { options: ['b.safetensors'] }], image: ['STRING'] });
  has('LoadImage', { image: [['example.png'], {}] });
  has('SaveImage');
  expect(await own.findLacks?.()).toEqual([
    'a.safetensors (unet_name of UNETLoader)',
    'the node Sam2Segmentation',
  ]);
  expect(await engine.findLacks?.()).toContain(`the node KSampler at ${other.address.host}`);
});
