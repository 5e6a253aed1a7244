import { act, renderHook, screen } from '@testing-library/react';
import { en } from '@toile/contract';
import { createElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findWork, NO_WORK } from '../../../canvas/mask/kept-work.ts';
import { createMaskSession } from '../../../canvas/mask/mask-session.ts';
import { findPicture } from '../../../lib/pictures/picture-store.ts';
import { fakeCanvases } from '../../../testing/fake-canvas.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { useKeptMask } from './use-kept-mask.ts';
import { useSessionState } from './use-session-state.ts';

beforeEach(fakeCanvases);

const place = { owner: 'ada', photoKey: 'photo' };

function open() {
  const size = { width: 100, height: 100 };
  const session = createMaskSession({ size, pictures: new Map(), ...NO_WORK });
  const onMask = vi.fn();
  const hook = renderHook(() =>
    useKeptMask({ session, view: useSessionState(session), place, active: true }, onMask),
  );
  const brush = (erases: boolean, x: number) =>
    act(() => session.add({ kind: 'brush', erases, radius: 20, path: [x, 50] }));
  const settles = (isBlank: boolean) =>
    vi.waitFor(() => expect(hook.result.current).toMatchObject({ isBlank, isSettled: true }), 5000);
  return { session, onMask, hook, brush, settles };
}

describe('the mask', () => {
  test('is handed on once the hand rests, as a picture that is kept', async () => {
    const { onMask, brush, settles } = open();
    await settles(true);
    brush(false, 30);
    brush(false, 60);
    expect(onMask).not.toHaveBeenCalled();
    await settles(false);
    expect(onMask).toHaveBeenCalledExactlyOnceWith({ fileId: expect.any(String), dots: [] });
    const [[mask]] = onMask.mock.calls as [[{ fileId: string }]];
    expect((await findPicture('ada', mask.fileId))?.type).toBe('image/png');
  });

  test('is none where next to nothing is selected', async () => {
    const { onMask, brush, settles } = open();
    brush(false, 50);
    await settles(false);
    brush(true, 50);
    await settles(true);
    expect(onMask).toHaveBeenLastCalledWith(undefined);
  });

  test('is not settled while there is a step that was not looked at', async () => {
    const { hook, brush, settles } = open();
    await settles(true);
    brush(false, 50);
    expect(hook.result.current.isSettled).toBe(false);
  });
});

test('a mask that cannot be made into a picture is told of; its steps are kept, and the next one tries again', async () => {
  renderScreen(createElement('p', null, 'toasts'));
  const { session, onMask, hook, brush, settles } = open();
  await settles(true);
  vi.spyOn(session.canvas, 'toBlob').mockImplementationOnce((done) => done(null));
  brush(false, 30);
  await screen.findByText(en.masking.unkept, {}, { timeout: 5000 });
  const failed = { isBlank: true, isSettled: true, hasFailed: true };
  await vi.waitFor(() => expect(hook.result.current).toEqual(failed));
  expect(onMask).toHaveBeenLastCalledWith(undefined);
  expect(session.getState().history.done).toBe(1);
  brush(false, 60);
  await settles(false);
  expect(hook.result.current.hasFailed).toBe(false);
});

test('the work is kept with every step', async () => {
  const { session, brush } = open();
  brush(false, 50);
  await vi.waitFor(async () => expect((await findWork(place)).history.done).toBe(1));
  act(() => session.undo());
  await vi.waitFor(async () => expect((await findWork(place)).history).toMatchObject({ done: 0 }));
});
