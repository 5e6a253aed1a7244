import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ActiveJob } from '@toile/contract';
import { expect, test } from 'vitest';
import { announceChange } from '../../lib/event-stream/shared-changes.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sendEvents } from '../../testing/fake-event-sources.ts';
import { doneEvent, generationOf, imageEvent, listOf } from '../../testing/generation-fixtures.ts';
import { NO_JOBS, openDashboard, setUpDashboard } from './dashboard-page.harness.tsx';

const page = setUpDashboard();

const JOB: ActiveJob = {
  job_id: 'job',
  ai_model: 'create-pattern',
  prompt: 'tartan',
  settings: {},
  total: 4,
  done: 1,
  timestamp: '2026-07-30T10:00:00.000Z',
};
const ONE_JOB = { 'GET /active-generations/': { body: { jobs: [JOB] } } };
const NOTHING_MADE = { 'GET /dashboard/': { body: listOf([]) } };

test('shows the runs that are being made, live, with the way to each', async () => {
  fakeApi({ ...ONE_JOB, ...NOTHING_MADE });
  openDashboard();
  expect(await screen.findByText('1 of 4 done')).toBeTruthy();
  await sendEvents(page.sources, {
    seq: 1,
    event: 'progress',
    data: { done: 3, total: 4, stage: 'drawing' },
  });
  expect(screen.getByText('3 of 4 done')).toBeTruthy();
  const name = 'Create pattern: images of this run';
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name }).value).toBe(3);
  const link = screen.getByRole('link', { name: 'Show the run: Create pattern' });
  expect(link.getAttribute('href')).toBe('/create-pattern/');
});

test('a run that ends leaves its images in the list', async () => {
  let isDone = false;
  fakeApi({
    'GET /active-generations/': () => ({ body: { jobs: isDone ? [] : [JOB] } }),
    'GET /dashboard/': () => ({ body: listOf(isDone ? [generationOf('a')] : []) }),
  });
  openDashboard();
  await screen.findByText('Being made now');
  isDone = true;
  await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1));
  expect(await screen.findByRole('table')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Being made now')).toBeNull());
});

test('a run that another tab began comes up here', async () => {
  let jobs: ActiveJob[] = [];
  fakeApi({ 'GET /active-generations/': () => ({ body: { jobs } }), ...NOTHING_MADE });
  openDashboard();
  await screen.findByText('No previous generations yet');
  jobs = [JOB];
  announceChange('credits', 'jobs');
  expect(await screen.findByText('Being made now')).toBeTruthy();
});

test('cancels a run once, and tells what came back', async () => {
  let jobs = [JOB];
  const calls = fakeApi({
    'GET /active-generations/': () => ({ body: { jobs } }),
    ...NOTHING_MADE,
    'POST /cancel-generation/job/': () => {
      jobs = [];
      return { body: { released: 3 } };
    },
  });
  openDashboard();
  const cancel = await screen.findByRole('button', { name: 'Cancel the run: Create pattern' });
  fireEvent.click(cancel);
  fireEvent.click(cancel);
  expect(await screen.findByText('The run was cancelled; 3 credits were returned')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Being made now')).toBeNull());
  const asked = calls.filter(({ route }) => route.startsWith('POST /cancel-generation/'));
  expect(asked).toHaveLength(1);
});

test('says when a run could not be cancelled', async () => {
  fakeApi({
    ...ONE_JOB,
    ...NOTHING_MADE,
    'POST /cancel-generation/job/': { status: 409, body: { non_field_errors: ['Too late'] } },
  });
  openDashboard();
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel the run/ }));
  expect(await screen.findByText('The run could not be cancelled: Too late')).toBeTruthy();
});

test('says when the running ones could not be loaded', async () => {
  let broken = true;
  fakeApi({
    ...NO_JOBS,
    ...NOTHING_MADE,
    'GET /active-generations/': () =>
      broken ? { status: 404, body: {} } : { body: { jobs: [JOB] } },
  });
  openDashboard();
  expect(await screen.findByText('The runs that are being made could not be loaded.')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Being made now')).toBeTruthy();
});
