import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('counts down to zero, and again from a new start', () => {
  const { result } = renderHook(() => useCountdown(3));
  expect(result.current[0]).toBe(3);
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(result.current[0]).toBe(1);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current[0]).toBe(0);
  act(() => result.current[1](61));
  expect(result.current[0]).toBe(61);
});
