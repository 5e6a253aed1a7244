import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { en } from '@toile/contract';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../canvas/mask/kept-work.ts';
import { createMaskSession } from '../../../canvas/mask/mask-session.ts';
import { createPaper } from '../../../lib/pictures/paper.ts';
import { fakeCanvases } from '../../../testing/fake-canvas.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { useMaskFiles } from './use-mask-files.ts';

const SIZE = { width: 4, height: 4 };

beforeEach(fakeCanvases);

/** Imports a picture of one colour; a canvas stands for the browser's decoded picture. */
function bring(colour: string, { size = SIZE, decode = async () => {} } = {}) {
  const picture = createPaper(size);
  picture.fillStyle = colour;
  picture.fillRect(0, 0, size.width, size.height);
  const sizes = { naturalWidth: size.width, naturalHeight: size.height };
  vi.stubGlobal('Image', function Image() {
    return Object.assign(picture.canvas, { ...sizes, src: '', decode });
  });
  renderScreen(createElement('p', null, 'toasts'));
  const session = createMaskSession({ size: SIZE, pictures: new Map(), ...NO_WORK });
  const hook = renderHook(() => useMaskFiles(session, 'ada'));
  act(() => hook.result.current.bringMask(new File(['picture'], 'mask.png')));
  const kinds = () => session.getState().history.marks.map(({ kind }) => kind);
  const doubt = () => hook.result.current.doubt;
  return { kinds, doubt };
}

test('a picture in black and white is the mask', async () => {
  const { kinds, doubt } = bring('#fff');
  await waitFor(() => expect(kinds()).toEqual(['picture']));
  expect(doubt()).toBeUndefined();
});

test('a picture that is not two-toned is asked about, and read when the user says so', async () => {
  const { kinds, doubt } = bring('#9a8f80');
  await waitFor(() => expect(doubt()?.percent).toBe(100));
  expect(kinds()).toEqual([]);
  act(() => doubt()?.accept());
  await waitFor(() => expect(kinds()).toEqual(['picture']));
  expect(doubt()).toBeUndefined();
});

test('or left alone', async () => {
  const { kinds, doubt } = bring('#9a8f80');
  await waitFor(() => expect(doubt()).toBeDefined());
  act(() => doubt()?.refuse());
  expect([doubt(), kinds()]).toEqual([undefined, []]);
});

test('a picture of another size is none', async () => {
  const { kinds } = bring('#fff', { size: { width: 2, height: 3 } });
  await screen.findByText('The mask must be 4 × 4 pixels. This one is 2 × 3.');
  expect(kinds()).toEqual([]);
});

test('a file that is broken is told of in a plain sentence', async () => {
  const { kinds } = bring('#fff', { decode: () => Promise.reject(new Error('broken')) });
  await screen.findByText(en.masking.unreadable);
  expect(kinds()).toEqual([]);
});
