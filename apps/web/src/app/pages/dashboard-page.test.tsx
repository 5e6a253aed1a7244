import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { listTools } from '@toile/tools';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import {
  detailsOf,
  generationOf,
  largerOf,
  listOf,
  smallerOf,
} from '../../testing/generation-fixtures.ts';
import { NO_JOBS, openDashboard, setUpDashboard } from './dashboard-page.harness.tsx';

setUpDashboard();

const rows = () => screen.getAllByRole('row').slice(1);

test('lists outputs with image, type, time and what can be done', async () => {
  const used = { favourite: true, downloaded: true, prompt: '' };
  const old = generationOf('b', { timestamp: '2020-01-05T10:00:00.000Z', ...used });
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
    ['Create pattern“indigo ikat”1024 × 1024 px', '3 minutes ago', 'Use inDownloadDelete'],
    ['Create pattern1024 × 1024 pxFavouriteDownloaded', 'Jan 05, 2020', 'Use inDownloadDelete'],
  ]);
  expect(screen.getByText('Jan 05, 2020').title).toContain('January 5, 2020');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('tells the two sizes of a picture apart, and leads from each to the other', async () => {
  const [larger, smaller] = [smallerOf('b', 'a'), largerOf('a', 'b')];
  const orphan = generationOf('c', { upscaled: true, upscaled_from_id: 'x' });
  fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf([larger, smaller, orphan]) },
    'GET /get-generation/a/': { body: detailsOf(smaller) },
    'GET /get-generation/b/': { body: detailsOf(larger) },
    'GET /get-generation/c/': { body: detailsOf(orphan) },
  });
  openDashboard();
  await screen.findByRole('table');
  expect(rows().map((row) => within(row).queryAllByText('2×').length)).toEqual([1, 0, 1]);
  expect(screen.getByText(en.results.preview.upscaledFromGone)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upscaled to 2048 × 2048' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Upscaled from 1024 × 1024' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await preview.findByRole('button', { name: 'Download 1024 × 1024' })).toBeTruthy();
  fireEvent.click(preview.getByRole('button', { name: 'Back to image 1' }));
  expect(await preview.findByRole('button', { name: 'Download 2048 × 2048' })).toBeTruthy();
});

test('says of either size what was downloaded of the picture', async () => {
  const larger = { ...smallerOf('b', 'a'), downloaded: true };
  const smaller = generationOf('a', { upscaled: true, other_size: larger });
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf([larger, smaller]) } });
  openDashboard();
  await screen.findByRole('table');
  expect(rows().map((row) => within(row).getByText(/^Downloaded/).textContent)).toEqual([
    'Downloaded',
    'Downloaded at 2×',
  ]);
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
  const body = listOf([generationOf('a')], 3, 5);
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body } });
  const router = openDashboard('/dashboard?page=3');
  expect(await screen.findByText('page 3 of 5')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(router.state.location.search).toBe('?page=4');
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

test('deletes at once on the screen, and takes it back on demand', async () => {
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf([generationOf('a'), generationOf('b')]) },
    'POST /delete-images/': { body: { deleted: 1 } },
  });
  openDashboard();
  const [first] = await screen.findAllByRole('button', { name: /^Delete:/ });
  fireEvent.click(first ?? document.body);
  expect(rows()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Generations' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(rows()).toHaveLength(2);
  window.dispatchEvent(new Event('pagehide'));
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
});

test('what was deleted is gone for good once the page is left', async () => {
  let left = [generationOf('a'), generationOf('b')];
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': () => ({ body: listOf(left) }),
    'POST /delete-images/': () => {
      left = left.slice(1);
      return { body: { deleted: 1 } };
    },
  });
  openDashboard();
  const [first] = await screen.findAllByRole('button', { name: /^Delete:/ });
  fireEvent.click(first ?? document.body);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(screen.queryByText('Image deleted')).toBeNull());
  const sent = calls.filter(({ route }) => route === 'POST /delete-images/');
  expect(sent.map(({ body }) => body)).toEqual([JSON.stringify({ ids: ['a'] })]);
  expect(rows()).toHaveLength(1);
});

test('what could not be deleted comes back, with the reason', async () => {
  fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf([generationOf('a')]) },
    'POST /delete-images/': { status: 503, body: { non_field_errors: ['The database is away'] } },
  });
  openDashboard();
  fireEvent.click(await screen.findByRole('button', { name: /^Delete:/ }));
  expect(screen.queryByRole('table')).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  await screen.findByText('The image could not be deleted: The database is away');
  expect(rows()).toHaveLength(1);
});

test('names every tool, each with the way to it', async () => {
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf([]) } });
  openDashboard();
  const tools = within(await screen.findByRole('region', { name: 'Tools' }));
  const hrefs = tools.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    listTools()
      .map(({ id }) => id)
      .map((id) => `/${id}/`),
  );
  expect(tools.queryByText('in the making')).toBeNull();
});

test('a click that is doubled downloads once', async () => {
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf([generationOf('a')]) },
    'POST /download-image/a/': { status: 500 },
  });
  openDashboard();
  const download = await screen.findByRole('button', { name: /^Download:/ });
  fireEvent.click(download);
  fireEvent.click(download);
  await screen.findByText(/^The image could not be downloaded/);
  expect(calls.filter(({ route }) => route === 'POST /download-image/a/')).toHaveLength(1);
});

test('deleting the last row of the last page leads a page back', async () => {
  let isGone = false;
  fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': () => ({
      body: isGone ? listOf([generationOf('b')]) : listOf([generationOf('a')], 2, 2),
    }),
    'POST /delete-images/': () => {
      isGone = true;
      return { body: { deleted: 1 } };
    },
  });
  const router = openDashboard('/dashboard?page=2');
  fireEvent.click(await screen.findByRole('button', { name: /^Delete:/ }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(rows()).toHaveLength(1);
  expect(screen.queryByText('No previous generations yet')).toBeNull();
});
