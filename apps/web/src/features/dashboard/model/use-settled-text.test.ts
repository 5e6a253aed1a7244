import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettledText } from './use-settled-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function openText(value = '') {
  const onSettle = vi.fn();
  const view = renderHook((props) => useSettledText(props, onSettle), { initialProps: value });
  const type = (text: string) => act(() => view.result.current.setDraft(text));
  return { ...view, onSettle, type, text: () => view.result.current.draft };
}

test('is told once, after the typing has paused', async () => {
  const { onSettle, type } = openText();
  type('r');
  await pause(200);
  type('red ');
  await pause(200);
  expect(onSettle).not.toHaveBeenCalled();
  await pause(100);
  expect(onSettle.mock.calls).toEqual([['red']]);
});

test('blanks alone tell nothing', async () => {
  const { onSettle, type } = openText('red');
  type(' red  ');
  await pause(1000);
  expect(onSettle).not.toHaveBeenCalled();
});

test('what is typed while the address catches up is kept', async () => {
  const { type, rerender, text } = openText();
  type('r');
  await pause(300);
  type('re');
  rerender('r');
  expect(text()).toBe('re');
});

test('follows the address when it goes back and forth', async () => {
  const { type, rerender, text, onSettle } = openText();
  type('red');
  await pause(300);
  rerender('red');
  rerender('');
  expect(text()).toBe('');
  rerender('red');
  expect(text()).toBe('red');
  await pause(1000);
  expect(onSettle).toHaveBeenCalledTimes(1);
});

test('can be told at once', () => {
  const { type, result, onSettle } = openText();
  type('red');
  act(() => result.current.settle());
  expect(onSettle.mock.calls).toEqual([['red']]);
});
