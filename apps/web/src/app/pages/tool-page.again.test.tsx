import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sendEvents } from '../../testing/fake-event-sources.ts';
import { doneEvent, imageEvent } from '../../testing/generation-fixtures.ts';
import {
  ACCEPTED,
  fieldsOf,
  findNextPrompt,
  ROUTES,
  START,
  setUpToolPage,
  startRun,
} from './tool-page.harness.tsx';

const page = setUpToolPage();

const { again } = en.wizard;

const beside = () => within(screen.getByRole('region', { name: again.title }));
const runButton = (name: RegExp) => beside().getByRole<HTMLButtonElement>('button', { name });

/** Runs a prompt to its end and writes another one beside its images. */
async function runAndWrite(prompt: string, routes: Parameters<typeof fakeApi>[0] = ROUTES) {
  const calls = fakeApi(routes);
  await startRun();
  await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
  const field = await findNextPrompt();
  fireEvent.change(field, { target: { value: prompt } });
  const listStarts = () => calls.filter(({ route }) => route === START);
  return { field, listStarts };
}

describe('beside the images', () => {
  test('a changed word is run at once, and the images say of which words they are', async () => {
    const { listStarts } = await runAndWrite('cream ikat');
    expect(screen.getByText('“indigo ikat”')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Regenerate/ })).toBeNull();
    fireEvent.click(beside().getByRole('radio', { name: '1' }));
    const button = runButton(/^Generate 1 image/);
    expect(button.textContent).toBe('Generate 1 image1 credit');
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(listStarts()).toHaveLength(2));
    expect(fieldsOf(listStarts()[1])).toMatchObject({ text_prompt: 'cream ikat', num_images: '1' });
    await waitFor(() => expect(screen.queryByText('“indigo ikat”')).toBeNull());
  });

  test('keys run it, and the caret stays in the words', async () => {
    const { field, listStarts } = await runAndWrite('cream ikat');
    field.focus();
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(listStarts()).toHaveLength(2));
    await screen.findByText(en.results.queued);
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('cream ikat');
  });

  test('the focus goes to the heading of the new run from the button that started it', async () => {
    const jobIds = ['job', 'next'];
    await runAndWrite('cream ikat', {
      ...ROUTES,
      [START]: () => ({ status: 202, body: { message: 'ok', job_id: jobIds.shift() ?? '' } }),
    });
    const button = runButton(/^Generate/);
    button.focus();
    fireEvent.click(button);
    await screen.findByText(en.results.queued);
    const heading = screen.getByRole('heading', { name: en.wizard.stepTitles.result });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('changes are taken back to the run on show', async () => {
    const { field } = await runAndWrite('cream ikat');
    screen.getByRole('button', { name: again.undo }).focus();
    fireEvent.click(screen.getByRole('button', { name: again.undo }));
    expect(field.value).toBe('indigo ikat');
    const heading = screen.getByRole('heading', { name: en.wizard.stepTitles.result });
    expect(document.activeElement).toBe(heading);
    expect(runButton(/^Regenerate/).disabled).toBe(false);
  });

  test('words may be written while images are made, and wait for their end', async () => {
    fakeApi(ROUTES);
    await startRun();
    fireEvent.change(await findNextPrompt(), { target: { value: 'cream ikat' } });
    expect(runButton(/^Generate/).disabled).toBe(true);
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    expect(runButton(/^Generate/).disabled).toBe(false);
  });

  test('no words are run that are none', async () => {
    await runAndWrite(' ');
    expect(runButton(/^Generate/).disabled).toBe(true);
    expect(beside().getByText(en.validation.promptRequired)).toBeTruthy();
  });

  test('settings are changed over the images', async () => {
    const { listStarts } = await runAndWrite('indigo ikat');
    fireEvent.click(runButton(new RegExp(again.settings)));
    const dialog = within(await screen.findByRole('dialog', { name: again.settings }));
    fireEvent.click(dialog.getByRole('radio', { name: 'Brick' }));
    fireEvent.click(dialog.getByRole('button', { name: again.settingsDone }));
    fireEvent.click(await beside().findByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(listStarts()).toHaveLength(2));
    expect(fieldsOf(listStarts()[1])).toMatchObject({ repeat: 'brick' });
  });

  test('for want of credits one image is offered, and the words are kept', async () => {
    const offer = { insufficient_credits: true, required: 4, available: 2, plans: [] };
    const answers: { status: number; body: unknown }[] = [
      ACCEPTED,
      { status: 402, body: offer },
      ACCEPTED,
    ];
    const { field, listStarts } = await runAndWrite('cream ikat', {
      ...ROUTES,
      [START]: () => answers.shift() ?? ACCEPTED,
    });
    fireEvent.click(runButton(/^Generate/));
    const dialog = await screen.findByRole('dialog');
    expect(field.value).toBe('cream ikat');
    fireEvent.click(within(dialog).getByRole('button', { name: /1 image/ }));
    await waitFor(() => expect(listStarts()).toHaveLength(3));
    expect(fieldsOf(listStarts()[2])).toMatchObject({ text_prompt: 'cream ikat', num_images: '1' });
  });

  test('a single image has its details and what can be done with it', async () => {
    const { listStarts } = await runAndWrite('cream ikat');
    fireEvent.click(beside().getByRole('radio', { name: '1' }));
    fireEvent.click(runButton(/^Generate/));
    await waitFor(() => expect(listStarts()).toHaveLength(2));
    await screen.findByText(en.results.queued);
    await sendEvents(page.sources, imageEvent(1, 'b'), doneEvent(2, 1));
    expect(await screen.findByText('184467, image 2')).toBeTruthy();
    expect(screen.getByText(en.results.vote.ask)).toBeTruthy();
    expect(screen.getByRole('button', { name: en.results.addToBoard })).toBeTruthy();
  });
});
