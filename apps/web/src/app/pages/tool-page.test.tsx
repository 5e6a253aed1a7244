import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en, PLANS } from '@toile/contract';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sendEvents } from '../../testing/fake-event-sources.ts';
import { doneEvent, imageEvent } from '../../testing/generation-fixtures.ts';
import {
  ACCEPTED,
  fieldsOf,
  findNextPrompt,
  generateButton,
  generateOffline,
  imageButtons,
  openTool,
  ROUTES,
  START,
  setUpToolPage,
  startRun,
  write,
} from './tool-page.harness.tsx';

const page = setUpToolPage();

/** Expects an error in its place on the page, and there alone. */
async function expectTold(text: string) {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
}

describe('the prompt step', () => {
  test('says why it cannot generate yet, and what it will cost', async () => {
    fakeApi(ROUTES);
    openTool();
    const button = await generateButton();
    expect(button.disabled).toBe(true);
    expect(screen.getByText(en.validation.promptRequired)).toBeTruthy();
    expect(button.textContent).toBe('Generate 4 images4 credits');
    fireEvent.click(screen.getByRole('radio', { name: '1' }));
    expect(button.textContent).toBe('Generate 1 image1 credit');
    await write('indigo ikat');
    expect(button.disabled).toBe(false);
    await write('a'.repeat(2001));
    expect(button.disabled).toBe(true);
    expect(screen.getByText('A prompt can have at most 2000 characters')).toBeTruthy();
  });

  test('has neither a way back nor a result to return to', async () => {
    fakeApi(ROUTES);
    openTool();
    await generateButton();
    expect(screen.queryByRole('button', { name: en.wizard.back })).toBeNull();
    expect(screen.queryByRole('button', { name: en.wizard.returnToGeneration })).toBeNull();
  });

  test('takes an example, and copies one', async () => {
    fakeApi(ROUTES);
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
    openTool();
    const field = await write('');
    fireEvent.click(screen.getByRole('button', { name: /^Use this prompt: indigo ikat/ }));
    expect(field.value).toBe('indigo ikat on cream');
    fireEvent.click(screen.getByRole('button', { name: /^Copy this prompt: leopard/ }));
    expect(await screen.findByText('Prompt copied to clipboard')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('leopard print in terracotta');
  });
});

describe('a run that does not start', () => {
  test('for want of credits offers the plans and keeps the words', async () => {
    const offer = { insufficient_credits: true, required: 4, available: 1, plans: PLANS };
    fakeApi({ ...ROUTES, [START]: { status: 402, body: offer } });
    const router = openTool();
    await write('indigo ikat');
    fireEvent.click(await generateButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(en.errors.insufficientCredits)).toBeTruthy();
    expect(dialog.getByText('This run needs 4; you have 1.')).toBeTruthy();
    expect(await dialog.findAllByText('Choose plan')).toHaveLength(PLANS.length);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('indigo ikat');
    fireEvent.click(await generateButton());
    fireEvent.click(await screen.findByRole('link', { name: 'Show all plans' }));
    expect(router.state.location.pathname).toBe('/pricing');
  });

  test('for four images offers one, where the credits reach for it', async () => {
    const offer = { insufficient_credits: true, required: 4, available: 2, plans: PLANS };
    const answers = [{ status: 402, body: offer }];
    const calls = fakeApi({ ...ROUTES, [START]: () => answers.shift() ?? ACCEPTED });
    openTool();
    await write('indigo ikat');
    fireEvent.click(await generateButton());
    fireEvent.click(await screen.findByRole('button', { name: 'Generate 1 image 1 credit' }));
    await screen.findByText(en.results.queued);
    const orders = calls.filter(({ route }) => route === START);
    expect(orders.map((call) => fieldsOf(call).num_images)).toEqual(['4', '1']);
    const keys = orders.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  test('says so, and is asked for again under the same key', async () => {
    const answers = [
      { status: 503, body: { non_field_errors: [en.errors.unavailable] } },
      { status: 400, body: { text_prompt: [en.validation.promptRequired] } },
      ACCEPTED,
    ];
    const calls = fakeApi({ ...ROUTES, [START]: () => answers.shift() ?? ACCEPTED });
    openTool();
    await write('indigo ikat');
    fireEvent.click(await generateButton());
    await expectTold(en.errors.unavailable);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(en.validation.promptRequired)).toBeTruthy();
    fireEvent.click(await generateButton());
    await screen.findByText(en.results.queued);
    const keys = calls
      .filter(({ route }) => route === START)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});

test('a run ordered without a connection starts by itself once there is one', async () => {
  const calls = fakeApi(ROUTES);
  openTool();
  await write('indigo ikat');
  const comeBack = await generateOffline();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.filter(({ route }) => route === START)).toHaveLength(0);
  comeBack();
  expect(await screen.findByText(en.results.queued)).toBeTruthy();
});

test('without a connection an order that waits is withdrawn with its tool', async () => {
  const calls = fakeApi(ROUTES);
  const router = openTool();
  await write('indigo ikat');
  const comeBack = await generateOffline();
  await act(() => router.navigate('/dashboard'));
  comeBack();
  await screen.findByRole('heading', { name: 'Dashboard' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(calls.filter(({ route }) => route === START)).toHaveLength(0);
});

describe('coming back', () => {
  test('after a reload in the middle follows the same run from its start', async () => {
    const calls = fakeApi(ROUTES);
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'));
    cleanup();
    openTool();
    await waitFor(() => expect(page.sources.length).toBeGreaterThan(1));
    await sendEvents(page.sources, imageEvent(1, 'a'), imageEvent(2, 'b'));
    expect(imageButtons()).toHaveLength(2);
    expect(calls.filter(({ route }) => route === START)).toHaveLength(1);
  });

  test('after the tab was closed finds the entries and the images of its run', async () => {
    fakeApi(ROUTES);
    await startRun();
    cleanup();
    sessionStorage.clear();
    openTool();
    expect(await findNextPrompt()).toHaveProperty('value', 'indigo ikat');
    await waitFor(() => expect(page.sources.length).toBeGreaterThan(1));
    const images = [imageEvent(1, 'a'), imageEvent(2, 'b'), imageEvent(3, 'c'), imageEvent(4, 'd')];
    await sendEvents(page.sources, ...images, doneEvent(5, 4));
    expect(imageButtons()).toHaveLength(4);
    // Seen to its end: the next tab begins afresh.
    cleanup();
    sessionStorage.clear();
    openTool();
    expect((await write('')).value).toBe('');
  });

  test('in another tab finds the run that is being made', async () => {
    const job = {
      job_id: 'found',
      ai_model: 'create-pattern',
      prompt: 'tartan',
      settings: { repeat: 'brick' },
      total: 4,
      done: 1,
      timestamp: '2026-07-30T10:00:00.000Z',
    };
    fakeApi({ ...ROUTES, 'GET /active-generations/': { body: { jobs: [job] } } });
    openTool();
    expect(await findNextPrompt()).toHaveProperty('value', 'tartan');
    expect(page.sources.at(-1)?.url).toBe('/api/stream-image-generation/found/');
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Brick', hidden: true }).checked,
    ).toBe(true);
  });
});

describe('a stream in trouble', () => {
  test('says what it is, and is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fakeApi(ROUTES);
    await startRun();
    act(() => page.sources.at(-1)?.open());
    act(() => page.sources.at(-1)?.drop());
    await expectTold(en.errors.streamConnection);
    expect(screen.getByText('Connection lost, reconnecting: 0 of 4 ready')).toBeTruthy();
    await sendEvents(page.sources, { ...imageEvent(1, 'a'), data: {} } as never);
    await expectTold(en.errors.streamData);
    for (let tries = 0; tries < 8; tries += 1) {
      act(() => page.sources.at(-1)?.refuse());
      await act(() => vi.advanceTimersByTimeAsync(9000));
    }
    expect(screen.getAllByText(en.errors.streamEstablish).length).toBeGreaterThan(0);
    expect(screen.getByText('Connection lost: 0 of 4 images are here')).toBeTruthy();
    const opened = page.sources.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.sources).toHaveLength(opened + 1);
  });
});
