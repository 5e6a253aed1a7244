import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLIDE_INTERVAL_MS, useSlideshow } from './use-slideshow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function passSlides(count: number) {
  act(() => {
    vi.advanceTimersByTime(count * SLIDE_INTERVAL_MS);
  });
}

test('goes round every three seconds, and stands still when paused', () => {
  const { result } = renderHook(() => useSlideshow(3));
  passSlides(2);
  expect(result.current.index).toBe(2);
  passSlides(1);
  expect(result.current.index).toBe(0);
  act(() => result.current.togglePlaying());
  passSlides(5);
  expect(result.current.index).toBe(0);
});

test('stands still at first for whoever asked for less motion', () => {
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(original(query), { matches: true }),
  );
  const { result } = renderHook(() => useSlideshow(3));
  passSlides(5);
  expect(result.current).toMatchObject({ index: 0, isPlaying: false });
});
