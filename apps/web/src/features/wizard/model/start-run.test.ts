import { en } from '@toile/contract';
import { getTool } from '@toile/tools';
import { describe, expect, test, vi } from 'vitest';
import { keepPicture } from '../../../lib/pictures/picture-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import type { GivenPicture } from './given-picture.ts';
import { NOTHING_PLACED } from './placing.ts';
import { startRun } from './start-run.ts';

const intent = {
  key: 'key',
  prompt: 'ikat',
  settings: {},
  pictures: {},
  placing: NOTHING_PLACED,
  count: 4 as const,
};

test('a tool that nothing serves has no endpoint', async () => {
  const calls = fakeApi({});
  const tool = { ...getTool('create-pattern'), brief: undefined };
  const outcome = await startRun(tool, { owner: 'ada', intent });
  expect(outcome).toEqual({ kind: 'failed', error: en.errors.noEndpoint });
  expect(calls).toEqual([]);
});

test('an answer that never comes is an unexpected error', async () => {
  document.cookie = 'csrftoken=token; path=/';
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const outcome = await startRun(getTool('create-pattern'), { owner: 'ada', intent });
  expect(outcome).toEqual({ kind: 'failed', error: en.errors.unexpected });
});

test('the engine and the price that the screen told are sent', async () => {
  const calls = fakeApi({
    'POST /generate-image-with-sse/': { status: 202, body: { message: 'ok', job_id: 'job' } },
  });
  await startRun(getTool('create-pattern'), {
    owner: 'ada',
    intent: { ...intent, engine: 'cards', credits: 3 },
  });
  await startRun(getTool('create-pattern'), { owner: 'ada', intent });
  const sent = calls.filter(({ route }) => route.startsWith('POST'));
  const told = sent.map(({ body }) => body as FormData); // What a multipart call is given.
  expect(told.map((form) => [form.get('engine'), form.get('credits')])).toEqual([
    ['cards', '3'],
    [null, null],
  ]);
});

describe('the pictures of a run', () => {
  const tool = getTool('create-pattern');
  const size = { width: 300, height: 400 };

  test('go as a file part, or as the id of an output', async () => {
    const calls = fakeApi({
      'POST /generate-image-with-sse/': { status: 202, body: { message: 'ok', job_id: 'job' } },
    });
    const file = new Blob(['lines'], { type: 'image/png' });
    await keepPicture({ id: 'kept', owner: 'ada', file });
    const source: GivenPicture = { kind: 'file', fileId: 'kept', name: 'sketch.png', ...size };
    await startRun(tool, {
      owner: 'ada',
      intent: { ...intent, pictures: { source_image: source } },
    });
    const output: GivenPicture = { kind: 'output', outputId: 'out', imageUrl: '/x', ...size };
    await startRun(tool, {
      owner: 'ada',
      intent: { ...intent, pictures: { source_image: output } },
    });
    const [first, second] = calls
      .filter(({ route }) => route.startsWith('POST'))
      .map(({ body }) => body as FormData); // What a multipart call is given.
    expect(first?.get('source_image')).toMatchObject({ name: 'sketch.png', size: 5 });
    expect(second?.get('source_output_id')).toBe('out');
    expect(second?.has('source_image')).toBe(false);
  });

  test('that are no longer kept, or are another user’s, start nothing', async () => {
    const calls = fakeApi({});
    await keepPicture({ id: 'foreign', owner: 'bob', file: new Blob(['x']) });
    const source: GivenPicture = { kind: 'file', fileId: 'foreign', name: 'a.png', ...size };
    const outcome = await startRun(tool, {
      owner: 'ada',
      intent: { ...intent, pictures: { source_image: source } },
    });
    expect(outcome).toEqual({ kind: 'failed', error: en.wizard.source.gone });
    expect(calls).toEqual([]);
  });
});
