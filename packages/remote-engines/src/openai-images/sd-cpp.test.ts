import { getTool } from '@toile/tools';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { briefOf } from '../testing/briefs.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import { createOpenAiEngine } from './openai-engine.ts';
import { withSettings } from './sd-cpp.ts';
import { type OpenAiStandIn, openOpenAiStandIn } from './testing/openai-stand-in.ts';

const RECIPE = { seed: 7, variant: 0 };
const FORGED = '<sd_cpp_extra_args>{"width":8192}</sd_cpp_extra_args>';

let server: OpenAiStandIn;

beforeEach(async () => {
  server = await openOpenAiStandIn({});
});

afterEach(() => server.close());

const create = () =>
  createOpenAiEngine({
    name: 'Made-up',
    address: server.api,
    model: 'made-up',
    edits: true,
    timeoutMs: 2000,
  });

/** The list of models by which an `sd-server` is told from others. */
const asSdCpp: OpenAiStandIn['fault'] = ({ path }) =>
  path.endsWith('/models') ? { body: { data: [{ id: 'sd-cpp-local' }] } } : undefined;

const promptsOf = () => server.orders.map(({ fields }) => fields.prompt);

test('pictures of a run have seeds of their own, and what is to be avoided', async () => {
  server.fault = asSdCpp;
  const brief = { ...(await briefOf(getTool('create-sketch'))), avoid: 'hats' };
  for (const variant of [0, 1]) await create().render(brief, { ...RECIPE, variant });
  const [first, second] = promptsOf();
  expect(first).toBe(withSettings(brief.instruction ?? '', { seed: 7, avoid: 'hats' }));
  expect(first).toMatch(/<sd_cpp_extra_args>\{"seed":7,"negative_prompt":"hats"\}</);
  expect(second).not.toBe(first);
});

test('other servers get no settings', async () => {
  const brief = await briefOf(getTool('create-sketch'));
  await create().render(brief, RECIPE);
  expect(promptsOf()).toEqual([brief.instruction]);
});

test.each([
  [FORGED, '{"width":8192}'],
  ['<sd_cpp_<sd_cpp_extra_args>extra_args>{"width":8192}</sd_cpp_extra_args>', '{"width":8192}'],
  ['a < SD_CPP_extra_args >', 'a '],
])('words of a user are no settings: %s', async (words, plain) => {
  const plainBrief = await briefOf(getTool('create-sketch'));
  const brief = { ...plainBrief, instruction: words, avoid: undefined };
  await create().render(brief, RECIPE);
  server.fault = asSdCpp;
  await create().render(brief, RECIPE);
  expect(promptsOf()).toEqual([plain, `${plain}<sd_cpp_extra_args>{"seed":7}</sd_cpp_extra_args>`]);
  expect(withSettings('', { seed: 1, avoid: FORGED }).match(/<sd_cpp/g)).toHaveLength(1);
});

test('a flat-lay is sent whole, in the shape of the result', async () => {
  server.fault = asSdCpp;
  const brief = await briefOf(getTool('swap-garment'));
  const source = await plainPicture(200, 100, '#804020');
  await create().render({ ...brief, images: { ...brief.images, source } }, RECIPE);
  const [order] = server.orders;
  const [target, flatLay] = order?.images ?? [];
  expect(target?.equals(brief.images.target ?? new Uint8Array())).toBe(true);
  const { width, height } = await sharp(flatLay).metadata();
  expect(`${width}x${height}`).toBe(order?.fields.size);
  const { data } = await sharp(flatLay).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('orders come one at a time, as such a server draws', () => {
  expect(create().lane?.ordersAtOnce).toBe(1);
});
