import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CreditsBadge } from '../features/credits/components/credits-badge.tsx';
import { announceChange } from '../lib/event-stream/shared-changes.ts';
import { fakeApi } from '../testing/fake-api.ts';
import type { FakeEventSource } from '../testing/fake-browser.ts';
import { fakeEventSources, sendEvents } from '../testing/fake-event-sources.ts';
import { doneEvent } from '../testing/generation-fixtures.ts';
import { renderScreen } from '../testing/render-app.tsx';
import { LiveSync } from './live-sync.tsx';

const CHANNEL = 'toile-changes';
let sources: FakeEventSource[];

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
  sources = fakeEventSources();
});

/** A server with credits and runs that the test changes. */
function serve(jobs: object[] = []) {
  const server = { credits: 40, status: 200, jobs };
  fakeApi({
    'GET /get-user-credits/': () => ({
      status: server.status,
      body: { credits: server.credits, username: 'ada', email: 'ada@example.com' },
    }),
    'GET /active-generations/': () => ({ body: { jobs: server.jobs } }),
  });
  renderScreen(
    <>
      <LiveSync />
      <CreditsBadge />
    </>,
  );
  return server;
}

test('the badge is a dash until the credits are known', async () => {
  serve();
  expect(screen.getByText('— credits')).toBeTruthy();
  expect(await screen.findByText('40 credits')).toBeTruthy();
});

test('the badge is a dash when they cannot be known', async () => {
  const server = serve();
  await screen.findByText('40 credits');
  server.status = 404;
  announceChange('credits');
  expect(await screen.findByText('— credits')).toBeTruthy();
});

test('the badge follows what was done in this tab, and in another one', async () => {
  const server = serve();
  await screen.findByText('40 credits');
  server.credits = 36;
  announceChange('credits', 'jobs');
  expect(await screen.findByText('36 credits')).toBeTruthy();
  server.credits = 1;
  const otherTab = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  otherTab.postMessage(['credits']);
  expect(await screen.findByText('1 credit')).toBeTruthy();
  otherTab.close();
});

test('a tab that shows no run hears all the same when one gives credits back', async () => {
  const job = {
    job_id: 'job',
    ai_model: 'create-pattern',
    prompt: '',
    settings: {},
    total: 4,
    done: 0,
    timestamp: '2026-07-30T10:00:00.000Z',
  };
  const server = serve([job]);
  await waitFor(() => expect(sources).toHaveLength(1));
  server.credits = 44;
  server.jobs = [];
  await sendEvents(sources, doneEvent(1, 0, 4));
  expect(await screen.findByText('44 credits')).toBeTruthy();
});
