import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type EngineOffer, en } from '@toile/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import type { FakeEventSource } from '../../testing/fake-browser.ts';
import { fakeEventSources, sendEvents } from '../../testing/fake-event-sources.ts';
import {
  detailsOf,
  doneEvent,
  generationOf,
  imageEvent,
  listOf,
} from '../../testing/generation-fixtures.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { TempRedirectPage } from './temp-redirect-page.tsx';
import { fieldsOf } from './tool-page.harness.tsx';
import { VariationResultsPage } from './variation-results-page.tsx';

const START = 'POST /reroll-output-with-sse/';
const CANCEL = 'POST /cancel-generation/job/';

const DELIVERED = Object.fromEntries(
  ['origin', 'a', 'b'].map((id) => [
    `GET /get-generation/${id}/`,
    { body: detailsOf(generationOf(id)) },
  ]),
);

const ROUTES = {
  ...DELIVERED,
  'GET /fetch-previous-generations': { body: listOf([]) },
  [START]: { status: 202, body: { message: 'ok', job_id: 'job' } },
  [CANCEL]: { body: { released: 4 } },
};

const REQUEST = {
  outputImageId: 'origin',
  count: 4,
  dimensions: { width: 1024, height: 1024 },
  aiModel: 'create-pattern',
  idempotencyKey: 'the-key',
};

let sources: FakeEventSource[];

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
  sources = fakeEventSources();
});
/** Comes from a tool to the variations that the request asks for. */
async function vary(request: unknown) {
  const router = renderRoutes(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/create-pattern', element: <h1>Create pattern</h1> },
      { path: '/temp-redirect', Component: TempRedirectPage },
      { path: '/variation-results', Component: VariationResultsPage },
    ],
    '/create-pattern',
  );
  await act(() => router.navigate('/temp-redirect', { state: request }));
  return router;
}

const places = () =>
  within(screen.getByRole('list', { name: en.results.gridLabel })).getAllByRole('listitem');

const begin = async () => {
  const router = await vary(REQUEST);
  await screen.findByRole('button', { name: en.results.cancel });
  return router;
};

describe('variations', () => {
  test('start once the page stands, with the key of their request', async () => {
    const calls = fakeApi(ROUTES);
    const starts = () => calls.filter(({ route }) => route === START);
    const router = await vary(REQUEST);
    expect(router.state.location.pathname).toBe('/variation-results');
    expect(places()).toHaveLength(4);
    await waitFor(() => expect(starts()).toHaveLength(1));
    expect(fieldsOf(starts()[0])).toEqual({ output_image_id: 'origin', num_images: '4' });
    expect(starts()[0]?.headers.get('Idempotency-Key')).toBe('the-key');
    await screen.findByRole('button', { name: en.results.cancel });
    await sendEvents(sources, imageEvent(1, 'a'), imageEvent(2, 'b'), doneEvent(3, 2, 2));
    expect(screen.getByText('2 of 4 images are ready. 2 credits were returned')).toBeTruthy();
    expect(starts()).toHaveLength(1);
  });

  test.each([undefined, null, {}, { ...REQUEST, count: 3 }, { ...REQUEST, aiModel: 'knitting' }])(
    'without a request lead away: %j',
    async (request) => {
      const calls = fakeApi(ROUTES);
      const router = await vary(request);
      expect(router.state.location.pathname).toBe('/');
      await act(() => router.navigate('/variation-results', { state: request }));
      expect(router.state.location.pathname).toBe('/');
      expect(calls.map(({ route }) => route)).not.toContain(START);
    },
  );

  test('keep their request when a link to a place on the page is followed', async () => {
    fakeApi(ROUTES);
    const router = await begin();
    await act(() => router.navigate('#main'));
    expect(router.state.location).toMatchObject({ hash: '#main', state: REQUEST });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(places()).toHaveLength(4);
  });

  test('that do not start say why, and are asked for with the same key', async () => {
    let isFull = true;
    const calls = fakeApi({
      ...ROUTES,
      [START]: () =>
        isFull ? { status: 503, body: { non_field_errors: ['Full'] } } : ROUTES[START],
    });
    await vary(REQUEST);
    expect(await screen.findByText('Full')).toBeTruthy();
    isFull = false;
    fireEvent.click(screen.getByRole('button', { name: en.common.retry }));
    await screen.findByRole('button', { name: en.results.cancel });
    const keys = calls
      .filter(({ route }) => route === START)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['the-key', 'the-key']);
  });

  test('whose engine has gone away name the next one with its price, and are asked of it', async () => {
    const offer = (engine: string, credits: number, ready: boolean): EngineOffer => ({
      engine,
      name: engine,
      model: 'm',
      method: 'model',
      credits,
      poses_people: false,
      ignores_mask: false,
      takes_backdrop: false,
      ready,
    });
    const offers = [offer('Cards', 3, false), offer('Studio', 2, true)];
    const calls = fakeApi({
      ...ROUTES,
      'GET /engine-offers/': { body: { tools: { 'create-pattern': offers }, upscale: [] } },
      [START]: ({ body }) =>
        body instanceof FormData && body.get('engine') === 'Studio'
          ? ROUTES[START]
          : { status: 409, body: { non_field_errors: [en.errors.engineChanged] } },
    });
    await vary({ ...REQUEST, engine: 'Cards', credits: 3 });
    expect(await screen.findByText('Studio draws them for 8 credits.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.common.retry }));
    await screen.findByRole('button', { name: en.results.cancel });
    const sent = calls.filter(({ route }) => route === START);
    const told = sent.map(fieldsOf).map(({ engine, credits }) => [engine, credits]);
    expect(told).toEqual([
      ['Cards', '3'],
      ['Studio', '2'],
    ]);
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['the-key', 'the-key']);
  });

  test('whose picture is no longer kept say where to bring it, and are not asked for again', async () => {
    const refusal = { status: 410, body: { non_field_errors: [en.errors.uploadGone] } };
    fakeApi({ ...ROUTES, [START]: refusal });
    await vary(REQUEST);
    expect(await screen.findByText(en.errors.uploadGone)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.common.retry })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Create pattern' })).toBeTruthy();
  });

  test('that cost more than there is open the popup', async () => {
    const offer = { insufficient_credits: true, required: 4, available: 1, plans: [] };
    fakeApi({ ...ROUTES, [START]: { status: 402, body: offer } });
    await vary(REQUEST);
    const dialog = await screen.findByRole('dialog', { name: en.insufficientCredits.title });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(await screen.findByText(en.variations.startFailed)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Create pattern' })).toBeTruthy();
  });

  test('are varied again with a key of their own', async () => {
    const calls = fakeApi(ROUTES);
    await begin();
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /^Vary again/ });
    expect(again.disabled).toBe(true);
    await sendEvents(sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    fireEvent.click(screen.getByRole('radio', { name: '1' }));
    fireEvent.click(again);
    await waitFor(() => expect(places()).toHaveLength(1));
    const starts = () => calls.filter(({ route }) => route === START);
    await waitFor(() => expect(starts()).toHaveLength(2));
    expect(starts()[1]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('leaving', () => {
  const askToLeave = async () => {
    const router = await begin();
    fireEvent.click(screen.getByRole('button', { name: 'Back to Create pattern' }));
    const dialog = within(await screen.findByRole('dialog', { name: en.variations.leave.title }));
    expect(router.state.location.pathname).toBe('/variation-results');
    return { router, dialog };
  };

  test('is kept back while a run goes on; who stays goes on', async () => {
    const calls = fakeApi(ROUTES);
    const { router, dialog } = await askToLeave();
    fireEvent.click(dialog.getByRole('button', { name: en.variations.leave.stay }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/variation-results');
    expect(calls.map(({ route }) => route)).not.toContain(CANCEL);
  });

  test('stops the run, and asks no more', async () => {
    const calls = fakeApi(ROUTES);
    const { router, dialog } = await askToLeave();
    fireEvent.click(dialog.getByRole('button', { name: en.variations.leave.stop }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/create-pattern/'));
    expect(calls.filter(({ route }) => route === CANCEL)).toHaveLength(1);
  });

  test('is done once, though the run tells of its end while the page is left', async () => {
    fakeApi(ROUTES);
    const { router, dialog } = await askToLeave();
    const { seq, event, data } = doneEvent(1, 0, 4);
    router.subscribe(({ blockers }) => {
      const leaves = [...blockers.values()].some(({ state }) => state === 'proceeding');
      if (leaves) sources.at(-1)?.send(seq, event, data);
    });
    fireEvent.click(dialog.getByRole('button', { name: en.variations.leave.stop }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/create-pattern/'));
    await screen.findByRole('heading', { name: 'Create pattern' });
  });

  test('is not done when the run cannot be stopped', async () => {
    fakeApi({ ...ROUTES, [CANCEL]: { status: 503, body: { non_field_errors: ['Away'] } } });
    const { router, dialog } = await askToLeave();
    fireEvent.click(dialog.getByRole('button', { name: en.variations.leave.stop }));
    await screen.findByText('The run could not be cancelled: Away');
    expect(router.state.location.pathname).toBe('/variation-results');
  });

  test('is asked no more once the images are there', async () => {
    fakeApi(ROUTES);
    const { router } = await askToLeave();
    await sendEvents(sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/variation-results');
    fireEvent.click(screen.getByRole('button', { name: 'Back to Create pattern' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/create-pattern/'));
  });

  test('the browser asks too before it closes or reloads the page', async () => {
    fakeApi(ROUTES);
    await begin();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    await sendEvents(sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    expect(leave()).toBe(false);
  });
});
