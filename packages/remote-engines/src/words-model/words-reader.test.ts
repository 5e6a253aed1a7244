import { setTimeout as sleep } from 'node:timers/promises';
import type { WordsTask } from '@toile/engines';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTextModel } from './testing/text-model-stand-in.ts';
import { wordsModel } from './words-definition.ts';

const KEY = 'sk-made-up-0123456789';
const MOTIFS = ['poppy', 'rose'];

const task: WordsTask<{ motifs: string[] }> = {
  instruction: 'Choose the motifs.',
  prompt: 'Mohnblumen',
  schema: z.object({ motifs: z.array(z.enum(MOTIFS)).max(2) }),
};

let server: Awaited<ReturnType<typeof openTextModel>>;

beforeEach(async () => {
  server = await openTextModel({ key: KEY });
  server.model.reply = () => ({ object: { motifs: ['poppy'] } });
});
afterEach(() => server.close());

/** A reader with some settings, as the server would open it. */
function open(settings: Record<string, string> = {}) {
  const given: Record<string, string> = {
    WORDS_MODEL: 'openai/gpt-5-mini',
    WORDS_URL: server.api,
    OPENAI_API_KEY: KEY,
    ...settings,
  };
  const reader = wordsModel.create((named) => {
    const [[name, setting] = []] = Object.entries(named);
    if (name === undefined || setting === undefined) throw new TypeError('No setting');
    return setting.schema.parse(given[name] || undefined);
  });
  if (!reader) throw new Error('There is no reader');
  return reader;
}

test('there is no reader without the setting', () => {
  expect(() => open({ WORDS_MODEL: '' })).toThrow('There is no reader');
});

test.each(['gpt-5', 'acme/x', 'openai/', 'openai/a b'])('“%s” is no model', (WORDS_MODEL) => {
  expect(() => open({ WORDS_MODEL })).toThrow(z.ZodError);
});

test.each([
  ['openai/gpt-5-mini', '/v1/responses', { OPENAI_API_KEY: KEY }],
  ['openai/gpt-4.1-mini', '/v1/responses', { OPENAI_API_KEY: KEY }],
  ['server/qwen3:4b', '/v1/chat/completions', { OPENAI_API_KEY: 'not-for-this', WORDS_KEY: KEY }],
])('%s is asked for an answer of the schema at %s', async (model, path, keys) => {
  const reader = open({ WORDS_MODEL: model, ...keys });
  expect(await reader.read(task)).toEqual({ motifs: ['poppy'] });
  expect(reader.model).toBe(model.slice(model.indexOf('/') + 1));
  expect(server.asked.map((each) => each.path)).toEqual([path]);
  expect(server.questions).toMatchObject([{ model: reader.model, ...pick(task) }]);
});

const pick = ({ instruction, prompt }: typeof task) => ({ instruction, prompt });

test('Ollama is asked without any key', async () => {
  await server.close();
  server = await openTextModel();
  server.model.reply = () => ({ object: { motifs: [] } });
  const reader = open({ WORDS_MODEL: 'ollama/qwen3:4b', WORDS_KEY: KEY });
  expect(await reader.read(task)).toEqual({ motifs: [] });
  expect(JSON.stringify(server.asked[0]?.headers)).not.toContain(KEY);
});

describe('an answer that cannot be used is an error', () => {
  test.each([
    ['is no JSON', { text: 'A poppy, of course.' }],
    ['is JSON of another shape', { object: { motif: 'poppy' } }],
    ['has words that the schema does not know', { object: { motifs: ['<script>'] } }],
    ['has too many words', { object: { motifs: ['poppy', 'rose', 'rose'] } }],
    ['is empty', { text: '' }],
    ['is a refusal', { refusal: 'I cannot help with Mohnblumen.' }],
  ])('(%s)', async (_what, reply) => {
    server.model.reply = () => reply;
    const error = await open().read(task).catch(String);
    expect(error).toContain('gave no answer of the schema');
    expect(error).not.toMatch(/Mohnblumen|script/);
  });

  test.each([
    [429, { error: { code: 'rate_limit_exceeded' } }, 'rate-limited'],
    [429, { error: { code: 'insufficient_quota' } }, 'quota'],
    [400, { error: { code: 'content_policy_violation' } }, 'moderated'],
    [500, {}, 'unavailable'],
    [404, { error: { code: 'model_not_found' } }, 'unsupported'],
  ])('(status %i, %j: %s)', async (status, body, kind) => {
    server.fault = () => ({ status, body });
    await expect(open().read(task)).rejects.toMatchObject({ kind });
    expect(server.asked).toHaveLength(1);
  });

  test('(a wrong key, which is not repeated)', async () => {
    const wrong = 'sk-wrong-9876543210';
    const error = await open({ OPENAI_API_KEY: wrong }).read(task).catch(String);
    expect(error).toContain('401');
    expect(error).not.toContain(wrong);
  });

  test.each([
    ['is cut', { body: 'x'.repeat(500), cutAfterBytes: 20 }],
    ['is half an object', { body: '{"id":"resp_1","output":[' }],
    ['is endless', { body: Buffer.alloc(600_000, ' ') }],
    ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ])('(it %s)', async (_what, told) => {
    server.fault = () => told;
    const error = await open()
      .read(task)
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'EngineError' });
    expect(String(error)).not.toMatch(/Mohnblumen|sk-made-up/);
  });

  test('(it takes too long)', async () => {
    server.fault = async () => {
      await sleep(1500);
      return undefined;
    };
    const reader = open({ WORDS_TIMEOUT: '1' });
    await expect(reader.read(task)).rejects.toMatchObject({ kind: 'timed-out' });
  });

  test.each([
    ['WORDS_URL does not say', { WORDS_MODEL: 'server/x', WORDS_URL: '' }],
    ['There is no key for OpenAI', { OPENAI_API_KEY: '' }],
    ['There is no key for Google', { WORDS_MODEL: 'google/gemini-2.5-flash' }],
  ])('(%s)', async (words, settings) => {
    await expect(open(settings).read(task)).rejects.toThrow(words);
    expect(server.asked).toHaveLength(0);
  });
});

test('a model that is away is left alone for a while', async () => {
  server.fault = () => ({ status: 503 });
  const reader = open();
  await expect(reader.read(task)).rejects.toThrow('503');
  await expect(reader.read(task)).rejects.toThrow('left alone');
  expect(server.asked).toHaveLength(1);
});

test('nonsense is no reason to leave it alone', async () => {
  server.model.reply = () => ({ text: 'nonsense' });
  const reader = open();
  await expect(reader.read(task)).rejects.toThrow('no answer of the schema');
  server.model.reply = () => ({ object: { motifs: ['rose'] } });
  expect(await reader.read(task)).toEqual({ motifs: ['rose'] });
});

test('a question that is cancelled ends with the reason', async () => {
  server.fault = async () => {
    await sleep(500);
    return undefined;
  };
  const asked = open().read(task, AbortSignal.timeout(50));
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
});
