import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { patternDeskWords } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { api, button, FakeWorker, openDesk } from './pattern-desk-page.harness.tsx';

const { screen: words, print, colours } = patternDeskWords;

/** Opens the desk and orders the layers; returns the worker that makes them. */
async function orderLayers(): Promise<FakeWorker> {
  fakeApi({ ...api, 'GET /images/a/': { body: {} } });
  openDesk();
  await screen.findByText('navy');
  fireEvent.click(button(words.layers));
  const find = () => FakeWorker.all.find(({ separation }) => separation);
  await waitFor(() => expect(find()).toBeTruthy());
  const worker = find();
  if (!worker) throw new Error('No worker');
  return worker;
}

const say = (worker: FakeWorker, answer: Parameters<FakeWorker['say']>[0]) =>
  act(() => worker.say(answer));

test('inks have their names, and a file is made in the tile’s own pixels, with its progress', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const worker = await orderLayers();
  expect(worker.separation).toMatchObject({
    format: 'psd',
    inks: [
      { hex: '#f7edd7', name: 'cream' },
      { hex: '#203060', name: 'navy' },
    ],
    tiles: 1,
  });
  expect(document.activeElement?.textContent).toBe(words.cancel);
  say(worker, { kind: 'progress', done: 0.42 });
  expect(screen.getByRole('progressbar', { name: /42 %/ })).toBeTruthy();
  say(worker, { kind: 'made', parts: [new Uint8Array(4)] });
  expect(await screen.findByText(/^Saved as .*-2-colours\.psd$/)).toBeTruthy();
  expect(click).toHaveBeenCalledOnce();
  expect(worker.isOver).toBe(true);
  expect(button(words.layers).disabled).toBe(false);
});

test('the work can be cancelled', async () => {
  const worker = await orderLayers();
  fireEvent.click(button(words.cancel));
  expect(worker.isOver).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(button(words.layers).disabled).toBe(false);
});

test('a failure is told, and too little memory by itself', async () => {
  const worker = await orderLayers();
  say(worker, { kind: 'failed', isMemory: true });
  expect((await screen.findByRole('alert')).textContent).toBe(words.noMemory);
  fireEvent.click(button(words.flat));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(FakeWorker.all.at(-1)?.separation?.format).toBe('png'));
  act(() => void FakeWorker.all.at(-1)?.dispatchEvent(new Event('error')));
  expect((await screen.findByRole('alert')).textContent).toBe(words.failed);
});

test('colours that are not saved, and sizes beyond the limit, are not exported', async () => {
  fakeApi(api);
  openDesk();
  const hex = await screen.findByLabelText('Colour 2 as hex');
  fireEvent.change(hex, { target: { value: 'c02030' } });
  expect(screen.getAllByText(print.unsaved)).toHaveLength(2);
  expect(button(words.layers).disabled).toBe(true);
  fireEvent.click(button(colours.reset));
  expect(button(words.layers).disabled).toBe(false);
  fireEvent.change(screen.getByLabelText(print.width), { target: { value: '60' } });
  fireEvent.click(screen.getByLabelText('300 dpi'));
  expect(screen.getByText(/At most 24 million are separated/)).toBeTruthy();
  expect(button(words.layers).disabled).toBe(true);
});
