import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EngineDefinition, type EngineHost, listMembers } from '@toile/engines';
import type { Setting } from '@toile/engines/setting';
import { expect, onTestFinished, test } from 'vitest';
import { generations } from './db/schema/index.ts';
import { createEngines, ENGINES, WORDS_READER } from './engines.ts';
import { ConfigError } from './platform/config.ts';
import { madeUp } from './testing/made-up-engine/definition.ts';
import { createProbeEngine } from './testing/probe-engine.ts';
import { openSignedIn } from './testing/register.ts';
import { startWorker } from './testing/start-worker.ts';
import { createTestApp } from './testing/test-app.ts';

const host: EngineHost = { isWorker: false, modelsDir: '/nowhere', checksPictures: false };

const pattern: EngineDefinition = {
  id: 'pattern',
  settings: {},
  create: () => createProbeEngine(undefined, ['create-pattern', 'create-sketch']),
};

test('an engine is a folder and a line: it gets its setting, and draws the kinds that it is first for', async () => {
  const environment = { MADE_UP_KEY: 'abcdefgh', WELCOME_CREDITS: '40' };
  const definitions = [madeUp, pattern];
  const engine = createEngines({ environment, host, definitions });
  const testApp = await createTestApp({ engine, environment });
  startWorker(testApp.services);
  const ada = await openSignedIn(testApp, 'ada');
  for (const tool of ['create-sketch', 'create-pattern']) {
    const multipart = { ai_model: tool, text_prompt: 'a linen dress', num_images: '1' };
    const { job_id: jobId } = (
      await ada.post('/api/generate-image-with-sse/', { multipart })
    ).json();
    await ada.get(`/api/stream-image-generation/${jobId}/`);
  }
  const rows = await testApp.database.select().from(generations);
  const drawn = rows.map(({ tool, engine: id }) => [tool, id]);
  expect(drawn).toEqual([
    ['create-sketch', 'made-up'],
    ['create-pattern', 'probe'],
  ]);
});

test('an engine that its settings leave off draws nothing', () => {
  const definitions = [madeUp, pattern];
  const engine = createEngines({ environment: {}, host, definitions });
  expect(engine.id).toBe('probe');
});

test('a file of models that does not fit is refused with the place in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toile-models-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'models.yaml');
  const start = () => createEngines({ environment: { AI_MODELS: path }, host });
  expect(start).toThrow(/AI_MODELS is ".*", but it wants a file such as .*no such file/);
  await writeFile(path, 'tools: { create-sketch: { model: acme/x } }');
  expect(start).toThrow(/In tools\.create-sketch\.model: /);
  await writeFile(path, 'tools: { create-sketch: { model: fal/x } }');
  const engine = start();
  expect(listMembers(engine, 'create-sketch').map(({ id }) => id)).toEqual(['ai-sdk', 'studio']);
  await engine.close();
});

const modelFile = relative(
  process.cwd(),
  fileURLToPath(new URL('../../../packages/studio/models/selfie.onnx', import.meta.url)),
);

test.each([{}, { CUTOUT_MODEL: 'selfie', STUDIO_THREADS: '2' }, { CUTOUT_MODEL: modelFile }])(
  'the engines of the product start with %j',
  async (environment) => {
    const engine = createEngines({ environment, host });
    expect(engine.kinds.has('create-pattern')).toBe(true);
    await engine.close();
  },
);

test.each([
  [{ STUDIO_THREADS: '1.5' }, 'STUDIO_THREADS is "1.5", but it wants a whole number from 1 to 64.'],
  [
    { TOOL_ENGINES: 'create-pattern=comfy' },
    'TOOL_ENGINES names comfy, but it wants one of fashn, ai-sdk, comfyui, openai-images, studio.',
  ],
  [
    { ENGINE_CREDITS: 'openai=2' },
    'ENGINE_CREDITS names openai, but it wants one of fashn, ai-sdk, comfyui, openai-images, studio.',
  ],
  [
    { COMFYUI_URL: 'http://toile@gpu-machine:8188' },
    'COMFYUI_URL is "http://toile@gpu-machine:8188", but it wants addresses that start with http and have no login, with commas between them.',
  ],
  [
    { CUTOUT_MODEL: 'absent.onnx' },
    'CUTOUT_MODEL is "absent.onnx", but it wants isnet, selfie or the path of an .onnx file that is there.',
  ],
])('the engines refuse %j in one sentence', (environment, sentence) => {
  expect(() => createEngines({ environment, host })).toThrow(new ConfigError(sentence));
});

test.each([
  { TOOL_ENGINES: 'create-patern=studio' },
  { ENGINE_CREDITS: 'comfyui/create-patern=2' },
])('a tool that there is not is refused: %j', (environment) => {
  expect(() => createEngines({ environment, host })).toThrow(/names create-patern, but it wants/);
});

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const settings = [...ENGINES, WORDS_READER].flatMap((definition) =>
  Object.entries<Setting>(definition.settings),
);

test.each(settings)('the README has the line of %s', (name, { fallback, meaning }) => {
  expect(readme).toContain(`| \`${name}\` | ${fallback} | ${meaning} |`);
});
