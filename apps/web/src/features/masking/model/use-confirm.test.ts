import { act, renderHook, waitFor } from '@testing-library/react';
import { type PhotoPart, serverWords } from '@toile/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../canvas/mask/kept-work.ts';
import { createMaskSession } from '../../../canvas/mask/mask-session.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeCanvases, paperOf } from '../../../testing/fake-canvas.ts';
import { summarize } from './mask-summary.ts';
import { useConfirm } from './use-confirm.ts';

const MASK = 'POST /generate-mask/';
const PARTS = 'POST /photo-parts/';
const output = 'data:image/png;base64,AAAA';
const SIZE = { width: 4, height: 4 };

beforeEach(fakeCanvases);

/** Replaces the browser's picture loading: each picture is an opaque canvas. */
function givePictures(areBroken = false): void {
  const { canvas } = paperOf('####', '####', '####', '####');
  const decode = async () => {
    if (areBroken) throw new Error('not decodable');
  };
  vi.stubGlobal('Image', function Image() {
    return Object.assign(canvas, { src: '', decode });
  });
}

function open() {
  const session = createMaskSession({ size: SIZE, pictures: new Map(), ...NO_WORK });
  session.add({ kind: 'dot', x: 1, y: 2 });
  const findTarget = () => Promise.resolve({ kind: 'output', outputId: 'photo' } as const);
  const hook = renderHook(() => useConfirm({ session, owner: 'ada', findTarget }));
  const marks = () => session.getState().history.marks;
  const confirm = () => act(() => void hook.result.current.confirm(summarize(marks())));
  const isGenerating = () => hook.result.current.generatingMask;
  const told = () => hook.result.current;
  const select = (part: PhotoPart) => act(() => void hook.result.current.selectPart(part));
  return { isGenerating, marks, confirm, select, told };
}

test('waits while the engine answers; its mask takes the place, and the dots stay with it', async () => {
  givePictures();
  const calls = fakeApi({ [MASK]: { body: { output } } });
  const { isGenerating, marks, confirm } = open();
  expect(isGenerating()).toBe(false);
  confirm();
  expect(isGenerating()).toBe(true);
  await waitFor(() => expect(isGenerating()).toBe(false));
  const form = calls.find(({ route }) => route === MASK)?.body;
  expect(form instanceof FormData && form.get('pos_coord')).toBe('[[1,2]]');
  expect(marks().at(-1)).toMatchObject({ kind: 'selection', dots: [[1, 2]] });
});

test('a part that is selected by name is added as a picture, and asked for again on demand', async () => {
  givePictures();
  const calls = fakeApi({ [PARTS]: { status: 500, body: {} } });
  const { isGenerating, marks, select, told } = open();
  select('skirt');
  await waitFor(() => expect(told().fault).toBeTruthy());
  fakeApi({ [PARTS]: { body: { parts: ['subject', 'skirt'], output } } });
  act(() => void told().retry());
  await waitFor(() => expect(marks().at(-1)).toMatchObject({ kind: 'picture' }));
  await waitFor(() => expect(isGenerating()).toBe(false));
  const form = calls.find(({ route }) => route === PARTS)?.body;
  expect(form instanceof FormData && form.get('part')).toBe('skirt');
  expect(marks()[0]).toMatchObject({ kind: 'dot' });
});

test('an answer that is no picture is told, and changes nothing', async () => {
  givePictures(true);
  fakeApi({ [MASK]: { body: { output } } });
  const { isGenerating, marks, confirm, told } = open();
  confirm();
  await waitFor(() => expect(told().fault).toBe('Failed to load base64 image.'));
  await waitFor(() => expect(isGenerating()).toBe(false));
  expect(marks()).toEqual([{ kind: 'dot', x: 1, y: 2 }]);
});

test('a refusal of the server is told in its words', async () => {
  givePictures();
  fakeApi({ [MASK]: { status: 422, body: { target_image: [serverWords.refusals['too-small']] } } });
  const { confirm, told } = open();
  confirm();
  await waitFor(() => expect(told().fault).toBe(serverWords.refusals['too-small']));
});

test('while the models are loaded it asks again by itself; a fault goes with the next try', async () => {
  givePictures();
  const loading = { status: 503, body: {}, headers: { 'Retry-After': '0.05' } };
  const answers = [{ status: 422, body: {} }, loading, loading];
  fakeApi({ [MASK]: () => answers.shift() ?? { body: { output } } });
  const { isGenerating, marks, confirm, told } = open();
  confirm();
  await waitFor(() => expect(told().fault).toBeDefined());
  await waitFor(() => expect(isGenerating()).toBe(false));
  confirm();
  expect(told()).toMatchObject({ fault: undefined, waits: 0 });
  await waitFor(() => expect(told().waits).toBe(2));
  await waitFor(() => expect(isGenerating()).toBe(false));
  expect(marks().at(-1)).toMatchObject({ kind: 'selection', dots: [[1, 2]] });
});
