import { act, renderHook } from '@testing-library/react';
import type { ActiveJob } from '@toile/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FakeEventSource } from '../../testing/fake-browser.ts';
import { fakeEventSources, sendEvents } from '../../testing/fake-event-sources.ts';
import { doneEvent, progressEvent } from '../../testing/generation-fixtures.ts';
import { useFollowJobs } from '../event-stream/use-follow-jobs.ts';
import { useRunSignal } from './use-run-signal.ts';

const JOB: ActiveJob = {
  job_id: 'job',
  ai_model: 'create-pattern',
  prompt: '',
  settings: {},
  total: 4,
  done: 0,
  timestamp: '2026-07-30T10:00:00.000Z',
};

let sources: FakeEventSource[];
const icon = () => decodeURIComponent(document.querySelector('link')?.href ?? '');
const bar = () => icon().match(/width="(\d+)" height="4" fill="#ff6b42"/)?.[1];

beforeEach(() => {
  sources = fakeEventSources();
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
});

function follow() {
  const onEnd = vi.fn<(ended: object) => void>();
  const jobs = [JOB];
  const view = renderHook(
    (listed: readonly ActiveJob[]) => {
      useFollowJobs(['job']);
      useRunSignal(listed, onEnd);
    },
    { initialProps: jobs },
  );
  return { onEnd, ...view };
}

/** Hides the tab, or shows it. */
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('the icon has the part of the images that have ended, and is itself again at the end', async () => {
  const { onEnd } = follow();
  expect(bar()).toBe('0');
  await sendEvents(sources, progressEvent(1, 2, 4));
  expect(bar()).toBe('13');
  await sendEvents(sources, doneEvent(2, 4, 0));
  expect(icon()).toMatch(/\/icon\.svg$/);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a run that ends while nobody looks is told, and marked until somebody does', async () => {
  const { onEnd } = follow();
  setHidden(true);
  await sendEvents(sources, doneEvent(1, 3, 1));
  expect(onEnd.mock.calls).toEqual([[{ jobId: 'job', delivered: 3 }]]);
  expect(icon()).toContain('<circle');
  setHidden(false);
  expect(icon()).toMatch(/\/icon\.svg$/);
});

test('a run without an image, and one that was not going on, are not told', async () => {
  const { onEnd, rerender } = follow();
  setHidden(true);
  await sendEvents(sources, doneEvent(1, 0, 4));
  rerender([]);
  expect(onEnd).not.toHaveBeenCalled();
  expect(icon()).toMatch(/\/icon\.svg$/);
});
