import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { expect, test } from 'vitest';
import { findVariationRequest } from '../../lib/variations/variation-request.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sendEvents } from '../../testing/fake-event-sources.ts';
import { doneEvent, generationOf, imageEvent, listOf } from '../../testing/generation-fixtures.ts';
import { ROUTES, setUpToolPage, startRun } from './tool-page.harness.tsx';

const page = setUpToolPage();

const grid = () => within(screen.getByRole('list', { name: en.results.gridLabel }));
const tile = () => within(grid().getAllByRole('listitem')[0] ?? document.body);
const button = (name: RegExp) => tile().getByRole<HTMLButtonElement>('button', { name });
const ACTIONS = [/^Download image 1/, /^Upscale image 1/, /^Vary image 1/, /^Favourite image 1/];

test('what can be done with an image waits for the end of its run', async () => {
  fakeApi(ROUTES);
  await startRun();
  await sendEvents(page.sources, imageEvent(1, 'a'));
  expect(ACTIONS.map((name) => button(name).disabled)).toEqual([true, true, true, true]);
  await sendEvents(page.sources, doneEvent(2, 1, 3));
  expect(ACTIONS.map((name) => button(name).disabled)).toEqual([false, false, false, false]);
  expect(button(/^Upscale/).textContent).toContain('2 credits');
});

test('a favourite has its heart filled, once for two quick clicks', async () => {
  const recent = { body: listOf([generationOf('a')]) };
  const calls = fakeApi({
    ...ROUTES,
    'GET /fetch-previous-generations': () => recent,
    'POST /favourite/a/': () => {
      recent.body = listOf([generationOf('a', { favourite: true })]);
      return { body: { favourite: true } };
    },
  });
  await startRun();
  await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
  const heart = () => button(/^Favourite/).getAttribute('aria-pressed');
  expect(heart()).toBe('false');
  fireEvent.click(button(/^Favourite/));
  fireEvent.click(button(/^Favourite/));
  await waitFor(() => expect(heart()).toBe('true'));
  await waitFor(() => expect(recent.body.generation_data[0]?.favourite).toBe(true));
  expect(calls.filter(({ route }) => route === 'POST /favourite/a/')).toHaveLength(1);
  expect(heart()).toBe('true');
});

test('a favourite that could not be kept is said', async () => {
  fakeApi({
    ...ROUTES,
    'POST /favourite/a/': { status: 503, body: { non_field_errors: ['Away'] } },
  });
  await startRun();
  await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
  fireEvent.click(button(/^Favourite/));
  expect(await screen.findByText('The favourite could not be changed: Away')).toBeTruthy();
  expect(button(/^Favourite/).getAttribute('aria-pressed')).toBe('false');
});

test('four or one variations are chosen by their price, and led to', async () => {
  fakeApi(ROUTES);
  const router = await startRun();
  await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
  fireEvent.keyDown(button(/^Vary image 1/), { key: 'Enter' });
  const lines = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '4 variations4 credits',
    '1 variation1 credit',
  ]);
  fireEvent.click(lines[1] ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toBe('/temp-redirect'));
  expect(findVariationRequest(router.state.location.state)).toMatchObject({
    outputImageId: 'a',
    count: 1,
    dimensions: { width: 1024, height: 1024 },
    aiModel: 'create-pattern',
  });
});

test('a place that stays empty says what was given back for it', async () => {
  fakeApi(ROUTES);
  await startRun();
  const failure = { slot: 0, message: en.errors.slotFailed };
  await sendEvents(
    page.sources,
    { seq: 1, event: 'failed', data: failure },
    { seq: 2, event: 'done', data: { delivered: 0, failed: 1, released: 4, canceled: true } },
  );
  expect(screen.getByText(en.errors.slotFailed)).toBeTruthy();
  expect(screen.getAllByText('1 credit was returned for it.')).toHaveLength(3);
});
