import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../canvas/mask/kept-work.ts';
import { createMaskSession } from '../../../canvas/mask/mask-session.ts';
import { fakeCanvases } from '../../../testing/fake-canvas.ts';
import { useKeptMask } from './use-kept-mask.ts';
import { useSessionState } from './use-session-state.ts';

beforeEach(() => {
  fakeCanvases();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

function open() {
  const size = { width: 30, height: 30 };
  const session = createMaskSession({ size, pictures: new Map(), ...NO_WORK });
  const place = { owner: 'ada', photoKey: 'photo' };
  const { result, rerender } = renderHook(
    ({ active }) =>
      useKeptMask({ session, view: useSessionState(session), place, active }, vi.fn()),
    { initialProps: { active: true } },
  );
  return { session, result, leave: () => rerender({ active: false }) };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('is looked at 500 ms after the last step', async () => {
  const { session, result } = open();
  await wait(400);
  act(() => session.add({ kind: 'reset' }));
  await wait(499);
  expect(result.current.isSettled).toBe(false);
  await wait(1);
  expect(result.current).toMatchObject({ isBlank: true, isSettled: true });
});

test('is not looked at while the hand draws again', async () => {
  const { session, result } = open();
  await wait(400);
  session.begin({ kind: 'brush', erases: false, radius: 5 }, { x: 3, y: 3 });
  await wait(600);
  expect(result.current.isSettled).toBe(false);
  session.drop();
  await wait(500);
  expect(result.current.isSettled).toBe(true);
});

test('is looked at at once when the step is left', async () => {
  const { session, result, leave } = open();
  await wait(500);
  act(() => session.add({ kind: 'reset' }));
  await wait(100);
  leave();
  expect(result.current.isSettled).toBe(false);
  await wait(0);
  expect(result.current).toMatchObject({ isBlank: true, isSettled: true });
});
