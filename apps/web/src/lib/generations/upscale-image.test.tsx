import { fireEvent, screen, waitFor } from '@testing-library/react';
import { en } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeEventSources, sendEvents } from '../../testing/fake-event-sources.ts';
import { doneEvent, generationOf } from '../../testing/generation-fixtures.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { getJobEventHub } from '../event-stream/page-hub.ts';
import { onChange } from '../event-stream/shared-changes.ts';
import { useUpscaleImage } from './upscale-image.ts';

let stop = () => undefined as unknown;
afterEach(() => void stop());

function UpscaleButton() {
  const { upscale } = useUpscaleImage();
  return (
    <button type="button" onClick={() => upscale(generationOf('a'))}>
      Upscale
    </button>
  );
}

test('one that takes long is listened to until it has ended', async () => {
  const sources = fakeEventSources();
  const calls = fakeApi({
    'POST /upscale-image/create-pattern/': {
      status: 202,
      body: { message: 'ok', job_id: 'larger' },
    },
  });
  const heard: string[] = [];
  stop = getJobEventHub().onAny((jobId, { event }) => heard.push(`${jobId}: ${event}`));
  renderScreen(<UpscaleButton />);
  const button = screen.getByRole('button', { name: 'Upscale' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText(en.results.upscaleGoesOn)).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1);
  expect(sources.at(-1)?.url).toBe('/api/stream-image-generation/larger/');
  await sendEvents(sources, doneEvent(1, 1));
  expect(heard).toEqual(['larger: done']);
  expect(await screen.findByText(en.results.upscaled)).toBeTruthy();
  await waitFor(() => expect(sources.at(-1)?.readyState).toBe(2));
});

test('one that takes long and comes to nothing says why', async () => {
  const sources = fakeEventSources();
  fakeApi({
    'POST /upscale-image/create-pattern/': { status: 202, body: { message: 'ok', job_id: 'lost' } },
  });
  renderScreen(<UpscaleButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Upscale' }));
  expect(await screen.findByText(en.results.upscaleGoesOn)).toBeTruthy();
  const failed = { slot: 0, message: 'The engine is away.' };
  await sendEvents(sources, { seq: 1, event: 'failed', data: failed }, doneEvent(2, 0, 2));
  expect(await screen.findByText(`${en.results.upscaleFailed}. ${failed.message}`)).toBeTruthy();
});

test('one that takes long and is cancelled is not said to be there', async () => {
  const sources = fakeEventSources();
  fakeApi({
    'POST /upscale-image/create-pattern/': { status: 202, body: { message: 'ok', job_id: 'off' } },
  });
  const praise = vi.spyOn(toast, 'success');
  const changes: string[] = [];
  stop = onChange((told) => changes.push(...told));
  renderScreen(<UpscaleButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Upscale' }));
  const data = { delivered: 0, failed: 0, released: 2, canceled: true };
  await sendEvents(sources, { seq: 1, event: 'done', data });
  await waitFor(() => expect(changes).toEqual(['generations', 'credits']));
  expect(praise).not.toHaveBeenCalled();
});

test('its price and its picture are told to every tab at once', async () => {
  fakeEventSources();
  fakeApi({
    'POST /upscale-image/create-pattern/': {
      body: { imageId: 'b', upscaledFromId: 'a', image_url: '/api/images/b' },
    },
  });
  const changes: string[] = [];
  stop = onChange((told) => changes.push(...told));
  renderScreen(<UpscaleButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Upscale' }));
  expect(await screen.findByText(en.results.upscaled)).toBeTruthy();
  expect(changes).toEqual(['generations', 'credits']);
});
