import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Toasts } from './toasts.tsx';

/** Time for which a toast fades at its end. */
const FADES_MS = 1000;
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Button look="accent">Generate</Button>
      <Button look="quiet">Back</Button>
      <Toasts />
    </>,
  );
});

afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  ['a blank one', () => toast('Words'), 4000],
  ['an error', () => toast.error('Words'), 4000],
  ['a success', () => toast.success('Words'), 2000],
])('%s stays for its time', async (_which, say, ms) => {
  act(() => void say());
  await wait(ms - 50);
  await wait(100);
  await wait(FADES_MS - 150);
  expect(screen.queryByText('Words')).not.toBeNull();
  await wait(200);
  expect(screen.queryByText('Words')).toBeNull();
});

test('one that says that something loads stays until it is taken away', async () => {
  act(() => void toast.loading('Words'));
  await wait(HOUR_MS);
  expect(screen.queryByText('Words')).not.toBeNull();
});

/** Places a button at the lower right corner, at a distance from both edges. */
function layButton(name: string, fromEdgePx: number): DOMRect {
  const [right, bottom] = [window.innerWidth - fromEdgePx, window.innerHeight - fromEdgePx];
  const rect = new DOMRect(right - 160, bottom - 44, 160, 44);
  const button = screen.getByRole('button', { name });
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(rect);
  return rect;
}

test('none covers a main action; it comes down again when that has gone', async () => {
  const { top } = layButton('Generate', 16);
  layButton('Back', 200);
  act(() => void toast('Words'));
  await wait(50);
  const stack = document.querySelector<HTMLElement>('[data-rht-toaster]');
  expect(stack?.style.bottom).toBe(`${window.innerHeight - top + 8}px`);
  layButton('Generate', -200);
  await wait(300);
  expect(stack?.style.bottom).toBe('16px');
  expect(screen.getByText('Words').getAttribute('aria-live')).toBe('polite');
});

test('there are twenty at most, the newest', async () => {
  act(() => {
    for (let number = 1; number <= 25; number += 1) toast.loading(`Toast ${number}`);
  });
  await wait(100);
  expect(screen.getAllByText(/^Toast /)).toHaveLength(20);
  expect(screen.queryByText('Toast 25')).not.toBeNull();
  expect(screen.queryByText('Toast 5')).toBeNull();
});
