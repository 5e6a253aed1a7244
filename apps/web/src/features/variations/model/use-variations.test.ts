import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { useVariations } from './use-variations.ts';

const START = 'POST /reroll-output-with-sse/';
const REQUEST = {
  outputImageId: 'origin',
  count: 4,
  dimensions: { width: 768, height: 1024 },
  aiModel: 'create-sketch',
  idempotencyKey: 'the-key',
} as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the run is asked for 300 ms after the page stands, its places laid out before', async () => {
  const calls = fakeApi({ [START]: { status: 503, body: { non_field_errors: ['Full'] } } });
  const starts = () => calls.filter(({ route }) => route === START);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: createQueryClient() }, children);
  const { result } = renderHook(() => useVariations(REQUEST), { wrapper });
  expect(result.current.state.run.imageGenerationList).toHaveLength(4);
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(starts()).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(starts()).toHaveLength(1);
});
