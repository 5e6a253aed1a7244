import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { en } from '@toile/contract';
import { expect, test } from 'vitest';
import { announceChange } from '../../lib/event-stream/shared-changes.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { detailsOf, generationOf, listOf } from '../../testing/generation-fixtures.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { LiveSync } from '../live-sync.tsx';
import { ROUTES, setUpToolPage } from './tool-page.harness.tsx';
import { ToolPage } from './tool-page.tsx';

setUpToolPage();

const many = Array.from({ length: 30 }, (_, at) => generationOf(`r${at}`));
const tiles = () => screen.queryAllByRole('button', { name: /^Open: Create pattern/ });

/** The list of the strip as the server answers it: thirteen outputs at most, and their total. */
function recentOf(count: number) {
  const list = listOf(many.slice(0, Math.min(count, 13)));
  return { ...list, pagination: { ...list.pagination, total_output_images: count } };
}

function openTool() {
  const element = (
    <>
      <LiveSync />
      <ToolPage />
    </>
  );
  return renderRoutes([{ path: '/create-pattern', element }], '/create-pattern');
}

test('the recent strip is empty in words', async () => {
  fakeApi(ROUTES);
  openTool();
  expect(await screen.findByText('No previous generations yet...')).toBeTruthy();
});

test.each([
  [12, 0, ''],
  [13, 1, '1 more'],
  [30, 1, '18 more'],
])('of %i it shows twelve, and the way to more %i times', async (count, links, rest) => {
  const query: string[] = [];
  fakeApi({
    ...ROUTES,
    'GET /fetch-previous-generations': (call) => {
      query.push(call.query);
      return { body: recentOf(count) };
    },
  });
  openTool();
  await waitFor(() => expect(tiles()).toHaveLength(12));
  expect(query).toContain('?ai_model=create-pattern&page_size=13');
  const more = screen.queryAllByRole('link', { name: /^View more/ });
  expect(more).toHaveLength(links);
  expect(more[0]?.getAttribute('href') ?? '/dashboard').toBe('/dashboard');
  expect(more[0]?.textContent ?? '').toContain(rest);
});

test('what a run delivers in any tab comes into the strip', async () => {
  let count = 1;
  fakeApi({ ...ROUTES, 'GET /fetch-previous-generations': () => ({ body: recentOf(count) }) });
  openTool();
  await waitFor(() => expect(tiles()).toHaveLength(1));
  count = 5;
  announceChange('generations');
  await waitFor(() => expect(tiles()).toHaveLength(5));
});

test('a tile opens the preview', async () => {
  fakeApi({
    ...ROUTES,
    'GET /fetch-previous-generations': { body: recentOf(2) },
    'GET /get-generation/r0/': { body: detailsOf(generationOf('r0')) },
  });
  openTool();
  await waitFor(() => expect(tiles()).toHaveLength(2));
  fireEvent.click(tiles()[0] ?? document.body);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('arrows, Home and End walk along it', async () => {
  fakeApi({ ...ROUTES, 'GET /fetch-previous-generations': { body: recentOf(13) } });
  openTool();
  await waitFor(() => expect(tiles()).toHaveLength(12));
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  act(() => tiles()[0]?.focus());
  press('ArrowRight');
  expect(document.activeElement).toBe(tiles()[1]);
  press('End');
  expect(document.activeElement?.textContent).toContain('View more');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toContain('View more');
  press('Home');
  press('ArrowLeft');
  expect(document.activeElement).toBe(tiles()[0]);
});

test('says when it failed, and asks again', async () => {
  let broken = true;
  fakeApi({
    ...ROUTES,
    'GET /fetch-previous-generations': () =>
      broken ? { status: 404, body: {} } : { body: recentOf(1) },
  });
  openTool();
  expect(await screen.findByText(en.errors.fetchResults)).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tiles()).toHaveLength(1));
});
