import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sendEvents } from '../../testing/fake-event-sources.ts';
import {
  detailsOf,
  doneEvent,
  generationOf,
  imageEvent,
} from '../../testing/generation-fixtures.ts';
import {
  fieldsOf,
  generateButton,
  imageButtons,
  openTool,
  ROUTES,
  START,
  setUpToolPage,
  startRun,
  write,
} from './tool-page.harness.tsx';

const page = setUpToolPage();

describe('a run', () => {
  test('starts once, however often it is asked for, with all that was set', async () => {
    const calls = fakeApi(ROUTES);
    openTool();
    const field = await write('indigo ikat');
    fireEvent.click(screen.getByRole('radio', { name: 'Half-drop' }));
    const button = await generateButton();
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await screen.findByText(en.results.queued);
    const starts = calls.filter(({ route }) => route === START);
    expect(starts).toHaveLength(1);
    expect(starts[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(fieldsOf(starts[0])).toEqual({
      ai_model: 'create-pattern',
      num_images: '4',
      text_prompt: 'indigo ikat',
      repeat: 'half-drop',
    });
  });

  test('shows its images one by one and opens its buttons at the end', async () => {
    fakeApi(ROUTES);
    await startRun();
    expect(screen.getAllByText(en.results.badgeGenerating)).toHaveLength(4);
    const heading = screen.getByRole('heading', { name: en.wizard.stepTitles.result });
    expect(document.activeElement).toBe(heading);
    await sendEvents(page.sources, imageEvent(1, 'a'));
    expect(imageButtons()).toHaveLength(1);
    expect(screen.getByText('Drawing: 1 of 4 ready')).toBeTruthy();
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /^Regenerate/ });
    expect(again.disabled).toBe(true);
    await sendEvents(page.sources, imageEvent(2, 'b'), imageEvent(3, 'c'), imageEvent(4, 'd'));
    await sendEvents(page.sources, doneEvent(5, 4));
    expect(imageButtons()).toHaveLength(4);
    expect(screen.getByText('All 4 images are ready')).toBeTruthy();
    expect(again.disabled).toBe(false);
    expect(again.textContent).toBe('Regenerate4 credits');
  });

  test('tells what failed, what was returned and what was not understood', async () => {
    const generation = generationOf('a', { unread: ['koi', 'Koi'], read_as: 'garment' });
    fakeApi({ ...ROUTES, 'GET /get-generation/a/': { body: detailsOf(generation) } });
    await startRun();
    const image = { ...generation, slot: 0 };
    const failure = { slot: 1, message: en.errors.slotFailed };
    await sendEvents(
      page.sources,
      { seq: 1, event: 'image', data: image },
      { seq: 2, event: 'failed', data: failure },
      doneEvent(3, 1, 3),
    );
    expect(screen.getByText(en.errors.slotFailed)).toBeTruthy();
    expect(screen.getByText('1 of 4 images are ready. 3 credits were returned')).toBeTruthy();
    expect(screen.getByText('Not drawn: koi')).toBeTruthy();
    expect(screen.getByText(en.results.readAsGarment)).toBeTruthy();
  });

  test('goes on behind the prompt, and is returned to', async () => {
    const calls = fakeApi(ROUTES);
    await startRun();
    fireEvent.click(screen.getByRole('button', { name: en.results.back }));
    await sendEvents(page.sources, imageEvent(1, 'a'));
    expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull();
    fireEvent.keyDown(await write('indigo ikat'), { key: 'Enter', ctrlKey: true });
    await write('tartan');
    // Here, and beside the images.
    const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Generate/ });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
    fireEvent.click(screen.getByRole('button', { name: en.wizard.returnToGeneration }));
    expect(imageButtons()).toHaveLength(1);
    expect(calls.filter(({ route }) => route === START)).toHaveLength(1);
  });

  test('starts over', async () => {
    fakeApi(ROUTES);
    await startRun();
    await sendEvents(page.sources, doneEvent(1, 0, 4));
    expect(screen.getByText('No image could be made. 4 credits were returned')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.results.startOver }));
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: en.results.startOverKeep }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: en.results.startOver }));
    const again = within(await screen.findByRole('dialog'));
    fireEvent.click(again.getByRole('button', { name: en.results.startOver }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toBe('');
  });

  test('is cancelled at once', async () => {
    const calls = fakeApi({
      ...ROUTES,
      'POST /cancel-generation/job/': { body: { released: 3 } },
    });
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'));
    fireEvent.click(screen.getByRole('button', { name: en.results.cancel }));
    await waitFor(() =>
      expect(calls.map(({ route }) => route)).toContain('POST /cancel-generation/job/'),
    );
    const data = { delivered: 1, failed: 0, released: 3, canceled: true };
    await sendEvents(page.sources, { seq: 2, event: 'done', data });
    expect(
      screen.getByText('Cancelled: 1 of 4 images are ready. 3 credits were returned'),
    ).toBeTruthy();
    expect(screen.getAllByText(en.results.slotCanceled)).toHaveLength(3);
  });

  test('regenerates the same with another key', async () => {
    const calls = fakeApi(ROUTES);
    await startRun();
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    fireEvent.click(screen.getAllByRole('radio', { name: '1' }).at(-1) ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: /^Regenerate/ }));
    await waitFor(() => expect(calls.filter(({ route }) => route === START)).toHaveLength(2));
    const [first, second] = calls.filter(({ route }) => route === START);
    expect(fieldsOf(second)).toMatchObject({ num_images: '1', text_prompt: 'indigo ikat' });
    const key = 'Idempotency-Key';
    expect(second?.headers.get(key)).not.toBe(first?.headers.get(key));
  });
});
