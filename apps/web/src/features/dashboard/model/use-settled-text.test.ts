import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettledText } from './use-settled-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function openText(value = '') {
  const told = vi.fn();
  const view = renderHook((props) => useSettledText(props, told), { initialProps: value });
  const type = (text: string) => act(() => view.result.current.setDraft(text));
  return { ...view, told, type, text: () => view.result.current.draft };
}

test('is told once, after the typing has paused', async () => {
  const { told, type } = openText();
  type('r');
  await pause(200);
  type('red ');
  await pause(200);
  expect(told).not.toHaveBeenCalled();
  await pause(100);
  expect(told.mock.calls).toEqual([['red']]);
});

test('blanks alone tell nothing', async () => {
  const { told, type } = openText('red');
  type(' red  ');
  await pause(1000);
  expect(told).not.toHaveBeenCalled();
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
  const { type, rerender, text, told } = openText();
  type('red');
  await pause(300);
  rerender('red');
  rerender('');
  expect(text()).toBe('');
  rerender('red');
  expect(text()).toBe('red');
  await pause(1000);
  expect(told).toHaveBeenCalledTimes(1);
});

test('can be told at once', () => {
  const { type, result, told } = openText();
  type('red');
  act(() => result.current.settle());
  expect(told.mock.calls).toEqual([['red']]);
});
