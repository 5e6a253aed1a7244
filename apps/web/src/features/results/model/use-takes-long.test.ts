import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONG_WAIT_MS, useTakesLong } from './use-takes-long.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a wait is long after ten seconds, and over with what was waited for', () => {
  const { result, rerender } = renderHook((isUnderWay: boolean) => useTakesLong(isUnderWay), {
    initialProps: true,
  });
  act(() => {
    vi.advanceTimersByTime(LONG_WAIT_MS - 1);
  });
  expect(result.current).toBe(false);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});
