import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { findObjection, findOpenChecks } from './run-checks.ts';

const LOOK = { key: 'pair', form: () => Promise.resolve(new FormData()) };
const READING = {
  tool: 'create-pattern',
  prompt: 'glorp',
  settings: {},
  engine: 'studio',
} as const;

afterEach(() => vi.useRealTimers());

test('answers that do not come speak against nothing', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<FakeAnswer>(() => {});
  fakeApi({ 'POST /preview-run/': never, 'POST /read-prompt/': never });
  const isEnded = vi.fn();
  const queries = new QueryClient();
  void findObjection(queries, { reading: READING, look: LOOK }).then(isEnded);
  await vi.advanceTimersByTimeAsync(11_900);
  expect(isEnded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(isEnded).toHaveBeenCalledWith(false);
  queries.clear();
});

test('a failed look speaks against nothing, and is not waited for again', async () => {
  fakeApi({ 'POST /preview-run/': { status: 503, body: {} } });
  const queries = new QueryClient();
  expect(findOpenChecks(queries, { look: LOOK })).toEqual({ look: LOOK });
  expect(await findObjection(queries, { look: LOOK })).toBe(false);
  expect(findOpenChecks(queries, { look: LOOK })).toBeUndefined();
  queries.clear();
});

test.each([
  ['speaks against the run', {}, true],
  ['speaks against nothing where a text model looks for another', { reworded_by: 'qwen' }, false],
])('a word that is not drawn %s', async (_, more, isObjected) => {
  const marks = [{ start: 0, end: 5, words: ['glorp'], fate: 'undrawn' }];
  fakeApi({ 'POST /read-prompt/': { body: { marks, ...more } } });
  const queries = new QueryClient();
  expect(await findObjection(queries, { reading: READING })).toBe(isObjected);
  queries.clear();
});
