import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitDeletion, performDeletions, UNDO_MS, useHidden } from './awaited-deletions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hidden = () => [...renderHook(useHidden).result.current];

test('a deletion is performed once, after the time in which it can be taken back', async () => {
  const perform = vi.fn(async () => undefined);
  awaitDeletion(['a', 'b'], perform);
  expect(hidden()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(perform).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(perform.mock.calls).toEqual([[false]]);
  expect(hidden()).toEqual([]);
  performDeletions();
  window.dispatchEvent(new Event('pagehide'));
  expect(perform).toHaveBeenCalledTimes(1);
});

test('what is taken back is never performed', async () => {
  const perform = vi.fn(async () => undefined);
  const takeBack = awaitDeletion(['a'], perform);
  awaitDeletion(['b'], perform);
  takeBack();
  takeBack();
  expect(hidden()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(perform).toHaveBeenCalledTimes(1);
});

test('leaving the page performs what is awaited, and says so; being asked again does nothing', async () => {
  const perform = vi.fn(async () => undefined);
  awaitDeletion(['a'], perform);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  performDeletions();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(perform.mock.calls).toEqual([[true]]);
});
