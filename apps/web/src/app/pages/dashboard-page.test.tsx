import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import type { FakeEventSource } from '../../testing/fake-browser.ts';
import { fakeEventSources, sendEvents } from '../../testing/fake-event-sources.ts';
import { detailsOf, generationOf, listOf } from '../../testing/generation-fixtures.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const NO_JOBS = { 'GET /active-generations/': { body: { jobs: [] } } };
let sources: FakeEventSource[];

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
  sources = fakeEventSources();
});

afterEach(() => vi.unstubAllGlobals());

function openDashboard(path = '/dashboard') {
  return renderRoutes(
    [
      { path: '/dashboard', Component: DashboardPage },
      { path: '*', element: null },
    ],
    path,
  );
}

const rows = () => screen.getAllByRole('row').slice(1);

test('lists outputs with image, type, time and what can be done', async () => {
  const old = generationOf('b', { timestamp: '2020-01-05T10:00:00.000Z' });
  const fresh = generationOf('a', { timestamp: new Date(Date.now() - 180_000).toISOString() });
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf([fresh, old]) } });
  openDashboard();
  await screen.findByRole('table');
  const texts = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([
    ['Create pattern', '3 minutes ago', 'DownloadDelete'],
    ['Create pattern', 'Jan 05, 2020', 'DownloadDelete'],
  ]);
  expect(screen.getByText('Jan 05, 2020').title).toContain('January 5, 2020');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('is empty in words, with a way to begin', async () => {
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf([]) } });
  openDashboard();
  expect(await screen.findByText('No previous generations yet')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Start with Create sketch' });
  expect(link.getAttribute('href')).toBe('/create-sketch/');
});

test('says when the list failed, and asks again', async () => {
  let broken = true;
  fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': () =>
      broken ? { status: 404, body: {} } : { body: listOf([generationOf('a')]) },
  });
  openDashboard();
  expect(await screen.findByText(en.errors.fetchGenerations)).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('keeps the page in the address', async () => {
  const body = listOf([generationOf('a')], 2, 3);
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body } });
  const router = openDashboard('/dashboard?page=2');
  expect(await screen.findByText('page 2 of 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(router.state.location.search).toBe('?page=3');
  fireEvent.click(screen.getByRole('button', { name: 'First' }));
  expect(router.state.location.search).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Generations' }));
});

test('an address past the last page comes to name the page that is shown', async () => {
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf([generationOf('a')], 2, 2) } });
  const router = openDashboard('/dashboard?page=99');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('opens an output large', async () => {
  const one = generationOf('a');
  fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf([one]) },
    'GET /get-generation/a/': { body: detailsOf(one) },
  });
  openDashboard();
  fireEvent.click(await screen.findByRole('button', { name: /^Open: Create pattern/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('indigo ikat')).toBeTruthy();
});

test('an output whose picture is gone cannot be downloaded', async () => {
  const one = generationOf('a');
  fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf([one]) },
    'GET /get-generation/a/': { body: detailsOf(one) },
  });
  openDashboard();
  fireEvent.click(await screen.findByRole('button', { name: /^Open: Create pattern/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(dialog.getByRole('button', { name: 'Download' })).toBeTruthy();
  fireEvent.error(dialog.getByRole('img'));
  expect(dialog.getByText(en.results.imageGone)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Download' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'See it repeated' })).toBeNull();
});

test('deletes nothing before it is sure', async () => {
  let left = [generationOf('a'), generationOf('b')];
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': () => ({ body: listOf(left) }),
    'POST /delete-image/a/': () => {
      left = left.slice(1);
      return { status: 204 };
    },
  });
  openDashboard();
  const open = async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Delete:/ });
    fireEvent.click(first ?? document.body);
  };
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the runs that are being made, live', async () => {
  const job = {
    job_id: 'job',
    ai_model: 'create-pattern',
    prompt: 'tartan',
    settings: {},
    total: 4,
    done: 1,
    timestamp: '2026-07-30T10:00:00.000Z',
  };
  fakeApi({
    'GET /active-generations/': { body: { jobs: [job] } },
    'GET /dashboard/': { body: listOf([]) },
  });
  openDashboard();
  expect(await screen.findByText('1 of 4 done')).toBeTruthy();
  await sendEvents(sources, {
    seq: 1,
    event: 'progress',
    data: { done: 3, total: 4, stage: 'drawing' },
  });
  expect(screen.getByText('3 of 4 done')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show the run' }).getAttribute('href')).toBe(
    '/create-pattern/',
  );
});
