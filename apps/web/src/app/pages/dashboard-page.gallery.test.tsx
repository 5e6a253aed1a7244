import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { detailsOf, generationOf, listOf } from '../../testing/generation-fixtures.ts';
import { NO_JOBS, openDashboard, setUpDashboard } from './dashboard-page.harness.tsx';

setUpDashboard();

const openGallery = (path?: string) => openDashboard(path, 'gallery');
const marks = () => screen.getAllByRole('checkbox', { name: /^Select: / });
const choose = (...places: number[]) => {
  for (const place of places) fireEvent.click(marks()[place] ?? document.body);
};
const bar = () => within(screen.getByRole('region', { name: 'Selected images' }));

const FOUR = ['d', 'c', 'b', 'a'].map((id) =>
  generationOf(id, { job_id: id < 'c' ? 'one' : 'two', prompt: id < 'c' ? 'ikat' : 'tartan' }),
);

test('shows the images of a run together, under their prompt', async () => {
  const calls = fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf(FOUR) } });
  openGallery();
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Create pattern',
    'Create pattern',
  ]);
  const runs = titles.map((title) => title.closest('li') ?? document.body);
  expect(runs.map((run) => within(run).getAllByRole('button', { name: /^Open: / }).length)).toEqual(
    [2, 2],
  );
  expect(
    runs.map((run) =>
      within(run)
        .getAllByText(/“/)
        .map((one) => one.textContent),
    ),
  ).toEqual([['“tartan”'], ['“ikat”']]);
  expect(screen.queryByRole('table')).toBeNull();
  const asked = calls.find(({ route }) => route === 'GET /dashboard/');
  expect(asked?.query).toBe('?page_size=24');
});

test('opens a picture large, and leads on to the next one', async () => {
  fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf(FOUR) },
    'GET /get-generation/d/': { body: detailsOf(generationOf('d')) },
  });
  openGallery();
  const pictures = await screen.findAllByRole('button', { name: /^Open: / });
  fireEvent.click(pictures[1] ?? document.body);
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await preview.findByText('2 of 4')).toBeTruthy();
});

test('chosen images are downloaded as one archive, and stay chosen', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:archive';
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf(FOUR) },
    'GET /export-images/': { body: 'archive' },
  });
  openGallery();
  await screen.findAllByRole('checkbox');
  choose(0, 2);
  bar().getByText('2 selected');
  const download = bar().getByRole('button', { name: 'Download ZIP' });
  fireEvent.click(download);
  fireEvent.click(download);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  // They can go on a board next.
  bar().getByText('2 selected');
  const asked = calls.filter(({ route }) => route === 'GET /export-images/');
  expect(asked.map(({ query }) => query)).toEqual(['?ids=c,a']);
  expect(saved).toHaveBeenCalledTimes(1);
  saved.mockRestore();
});

test('chosen images are put on a board, and a refusal keeps the choice', async () => {
  const board = { id: 'x', name: 'Spring', note: '', pictures: 99, comments: 0, cover: null };
  const full = { status: 409, body: { non_field_errors: ['The board is full'] } };
  const answers = [full, { body: { added: 2 } }];
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf(FOUR) },
    'GET /boards/': { body: { boards: [{ ...board, changed_at: '2026-03-01T10:00:00Z' }] } },
    'POST /boards/x/add/': () => answers.shift() ?? {},
  });
  openGallery();
  await screen.findAllByRole('checkbox');
  choose(0, 2);
  fireEvent.click(bar().getByRole('button', { name: 'Add to board' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to board' }));
  const line = await dialog.findByRole('button', { name: /^Spring/ });
  fireEvent.click(line);
  fireEvent.click(line);
  expect(await dialog.findByText('The board is full')).toBeTruthy();
  fireEvent.click(line);
  expect(await screen.findByText('2 images added to “Spring”')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected images' })).toBeNull();
  const sent = calls.filter(({ route }) => route === 'POST /boards/x/add/');
  expect(sent.map(({ body }) => body)).toEqual(['{"ids":["c","a"]}', '{"ids":["c","a"]}']);
});

test('a failed archive keeps the choice, and says why', async () => {
  fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf(FOUR) },
    'GET /export-images/': { status: 404, body: { non_field_errors: ['Not found'] } },
  });
  openGallery();
  await screen.findAllByRole('checkbox');
  choose(1);
  fireEvent.click(bar().getByRole('button', { name: 'Download ZIP' }));
  expect(await screen.findByText(/could not be downloaded: Not found/)).toBeTruthy();
  expect(bar().getByText('1 selected')).toBeTruthy();
});

test('chosen images are deleted together, and come back together', async () => {
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf(FOUR) },
    'POST /delete-images/': { body: { deleted: 2 } },
  });
  openGallery();
  await screen.findAllByRole('checkbox');
  choose(0, 1);
  fireEvent.click(bar().getByRole('button', { name: 'Delete' }));
  expect(marks()).toHaveLength(2);
  await screen.findByText('2 images deleted');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(marks()).toHaveLength(4);
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
});

test('Escape and the cross let go of the choice; a page is chosen at once', async () => {
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf(FOUR) } });
  openGallery();
  await screen.findAllByRole('checkbox');
  choose(3);
  fireEvent.click(bar().getByRole('button', { name: 'Select this page' }));
  bar().getByText('4 selected');
  expect(bar().queryByRole('button', { name: 'Select this page' })).toBeNull();
  fireEvent.click(bar().getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByRole('region', { name: 'Selected images' })).toBeNull();
  choose(0);
  fireEvent.keyDown(marks()[0] ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Selected images' })).toBeNull();
});

test('a page whose images were all deleted says so until the rest is there', async () => {
  const first = listOf(FOUR, 1, 3);
  const pagination = { ...first.pagination, total_output_images: 12 };
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: { ...first, pagination } } });
  openGallery();
  await screen.findAllByRole('checkbox');
  choose(0);
  fireEvent.click(bar().getByRole('button', { name: 'Select this page' }));
  fireEvent.click(bar().getByRole('button', { name: 'Delete' }));
  await screen.findByText('All images of this page were deleted.');
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
});

test('a heart on the picture makes a favourite', async () => {
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': { body: listOf(FOUR) },
    'POST /favourite/c/': { body: { favourite: true } },
  });
  openGallery();
  const [heart] = await screen.findAllByRole('button', { name: /^Favourite: / });
  fireEvent.click(heart ?? document.body);
  await waitFor(() => expect(heart?.getAttribute('aria-pressed')).toBe('true'));
  expect(calls.filter(({ route }) => route === 'POST /favourite/c/')).toHaveLength(1);
});

test('marks and days narrow the gallery, by the address', async () => {
  const calls = fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf(FOUR) } });
  const router = openGallery('/dashboard?page=1&days=7');
  const days = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time' });
  expect(days.value).toBe('7');
  fireEvent.change(screen.getByRole('combobox', { name: 'Marks' }), { target: { value: 'liked' } });
  expect(router.state.location.search).toBe('?days=7&mark=liked');
  await waitFor(() =>
    expect(calls.map(({ query }) => query)).toContain('?mark=liked&days=7&page_size=24'),
  );
  fireEvent.change(days, { target: { value: '' } });
  expect(router.state.location.search).toBe('?mark=liked');
});

test('the view that was chosen stays', async () => {
  fakeApi({ ...NO_JOBS, 'GET /dashboard/': { body: listOf(FOUR) } });
  openGallery('/dashboard?page=2');
  fireEvent.click(await screen.findByRole('radio', { name: 'List' }));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(localStorage.getItem('toile-dashboard-view')).toBe('list');
});
