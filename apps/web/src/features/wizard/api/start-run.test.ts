import { en } from '@toile/contract';
import { getTool } from '@toile/tools';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { startRun } from './start-run.ts';

const intent = { key: 'key', prompt: 'ikat', settings: {}, count: 4 as const };

afterEach(() => vi.unstubAllGlobals());

test('a tool that nothing serves has no endpoint', async () => {
  const calls = fakeApi({});
  const tool = { ...getTool('create-pattern'), brief: undefined };
  const outcome = await startRun(tool, intent);
  expect(outcome).toEqual({ kind: 'failed', error: en.errors.noEndpoint });
  expect(calls).toEqual([]);
});

test('an answer that never comes is an unexpected error', async () => {
  document.cookie = 'csrftoken=token; path=/';
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const outcome = await startRun(getTool('create-pattern'), intent);
  expect(outcome).toEqual({ kind: 'failed', error: en.errors.unexpected });
});
