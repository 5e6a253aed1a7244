import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en, type RunInput, serverWords } from '@toile/contract';
import { getTool, listMakers, repeatCm, toolName } from '@toile/tools';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropAllPictures } from '../../lib/pictures/picture-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sendEvents } from '../../testing/fake-event-sources.ts';
import { fakePictures } from '../../testing/fake-pictures.ts';
import {
  detailsOf,
  doneEvent,
  generationOf,
  imageEvent,
  listOf,
  smallerOf,
} from '../../testing/generation-fixtures.ts';
import {
  fieldsOf,
  findNextPrompt,
  generateButton,
  openStudio,
  ROUTES,
  START,
  setUpToolPage,
  write,
} from './tool-page.harness.tsx';

const page = setUpToolPage();

/** A tool of the shape source, prompt, result; what it draws does not matter here. */
const TOOL = getTool('pattern-to-image');
const PATH = `/${TOOL.id}/`;
const { source, sources } = en.wizard;

const PNG = '\x89PNG\r\n\x1a\n';
const fileOf = (content: string, name = 'cloth.png') =>
  new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], name);

const openSource = (at = PATH) => openStudio(TOOL, at);

async function bring(...files: File[]) {
  await screen.findByText(en.wizard.sources.pattern.ask);
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input');
  fireEvent.change(input, { target: { files } });
}

const nextButton = () => screen.getByRole<HTMLButtonElement>('button', { name: en.wizard.next });
const ready = (name: string) => screen.findByText(new RegExp(`^Ready: ${name}`));

async function goToPrompt() {
  await ready('cloth.png');
  fireEvent.click(nextButton());
  await write('a midi shirt dress');
}

beforeEach(async () => {
  await dropAllPictures();
  fakePictures({ width: 900, height: 1200 });
});

describe('the source step', () => {
  test('goes on with a picture, and not without', async () => {
    fakeApi(ROUTES);
    const router = openSource();
    expect((await screen.findByText(source.missing)).textContent).toBe(source.missing);
    expect(nextButton().disabled).toBe(true);
    await bring(fileOf(PNG));
    await ready('cloth.png');
    expect(nextButton().disabled).toBe(false);
    fireEvent.click(nextButton());
    const heading = screen.getByRole('heading', { name: en.wizard.stepTitles.prompt });
    expect(document.activeElement).toBe(heading);
    await waitFor(() => expect(router.state.location.search).toBe('?step=prompt'));
    fireEvent.click(await screen.findByRole('button', { name: en.wizard.back }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    fireEvent.click(screen.getByRole('button', { name: source.remove }));
    expect(nextButton().disabled).toBe(true);
  });

  test.each([
    ['is no image', fileOf('%PDF-1.7'), en.validation.pictureKind],
    ['is too large', fileOf(PNG.padEnd(60 * 1024 * 1024 + 1)), 'A picture can have at most 60 MB'],
  ])('refuses a file that %s', async (_what, file, fault) => {
    fakeApi(ROUTES);
    openSource();
    await bring(file);
    expect(await screen.findByText(fault)).toBeTruthy();
    expect(nextButton().disabled).toBe(true);
  });

  test.each([
    [
      'has too many pixels',
      { width: 12_001, height: 10_000 },
      'A picture can have at most 120 megapixels',
    ],
    ['is too small', { width: 63, height: 900 }, serverWords.refusals['too-small']],
    ['is broken', null, en.validation.pictureBroken],
  ])('refuses a picture that %s', async (_what, size, fault) => {
    fakePictures(size);
    fakeApi(ROUTES);
    openSource();
    await bring(fileOf(PNG));
    expect(await screen.findByText(fault)).toBeTruthy();
  });

  test('refuses a picture that is cut short, although a part of it can be shown', async () => {
    fakePictures({ width: 900, height: 1200 }, true);
    fakeApi(ROUTES);
    openSource();
    await bring(fileOf(PNG));
    expect(await screen.findByText(en.validation.pictureBroken)).toBeTruthy();
    expect(nextButton().disabled).toBe(true);
  });

  test('says what is wrong with another file, and keeps the picture that is there', async () => {
    fakeApi(ROUTES);
    openSource();
    await bring(fileOf(PNG, 'good.png'));
    await ready('good.png');
    fireEvent.paste(document.body, { clipboardData: { files: [fileOf('%PDF-1.7', 'bad.png')] } });
    expect(await screen.findByText(en.validation.pictureKind)).toBeTruthy();
    await ready('good.png');
    expect(nextButton().disabled).toBe(false);
  });

  test('offers no previous image where there is none, and a camera where there is one', async () => {
    fakeApi(ROUTES);
    openSource();
    await screen.findByText(source.missing);
    expect(screen.queryByRole('button', { name: sources.pattern.previous })).toBeNull();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
    expect(inputs.map((input) => input.getAttribute('capture'))).toEqual([null, 'environment']);
  });

  test('tells when nothing was chosen', async () => {
    fakeApi(ROUTES);
    openSource();
    await bring();
    expect(await screen.findByText('No file selected')).toBeTruthy();
  });

  test('takes what is dropped on the page, and what is pasted', async () => {
    fakeApi(ROUTES);
    openSource();
    await screen.findByText(source.missing);
    const dataTransfer = { types: ['Files'], files: [fileOf(PNG, 'dropped.png')] };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText(source.dropHere)).toBeTruthy();
    fireEvent.drop(document.body, { dataTransfer });
    await ready('dropped.png');
    fireEvent.paste(document.body, { clipboardData: { files: [fileOf(PNG, 'pasted.png')] } });
    await ready('pasted.png');
  });

  test('leads no further by its address than what is there', async () => {
    fakeApi(ROUTES);
    const router = openSource(`${PATH}?step=result`);
    await screen.findByText(source.missing);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('a run from a picture', () => {
  test('sends it, and is made again with it', async () => {
    const calls = fakeApi(ROUTES);
    openSource();
    await bring(fileOf(PNG));
    await goToPrompt();
    fireEvent.click(screen.getByRole('radio', { name: 'Lower body' }));
    fireEvent.change(screen.getByLabelText(repeatCm.label), { target: { value: '12.5' } });
    fireEvent.click(await generateButton());
    await screen.findByText(en.results.queued);
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    fireEvent.click(screen.getByRole('button', { name: /^Regenerate/ }));
    const starts = () => calls.filter(({ route }) => route === START);
    await waitFor(() => expect(starts()).toHaveLength(2));
    for (const start of starts()) {
      expect(fieldsOf(start)).toMatchObject({
        ai_model: TOOL.id,
        text_prompt: 'a midi shirt dress',
        garment_type: 'lower_body',
        repeat_cm: '12.5',
        source_image: { name: 'cloth.png', size: PNG.length },
      });
    }
  });

  test('can start from a previous image', async () => {
    const generation = generationOf('11111111-1111-4111-8111-111111111111');
    const calls = fakeApi({
      ...ROUTES,
      'GET /fetch-previous-generations': { body: listOf([generation]) },
    });
    openSource();
    fireEvent.click(await screen.findByRole('button', { name: sources.pattern.previous }));
    await screen.findByRole('dialog', { name: sources.pattern.previous });
    fireEvent.click(await screen.findByRole('button', { name: /^Use: Create pattern/ }));
    await ready(source.previousName);
    fireEvent.click(nextButton());
    await write('a coat');
    fireEvent.click(await generateButton());
    await screen.findByText(en.results.queued);
    const start = calls.find(({ route }) => route === START);
    expect(fieldsOf(start)).toMatchObject({ source_output_id: generation.output_image_id });
  });

  test('offers previous images of the tools that make what is asked for, and all others too', async () => {
    const twice = smallerOf('b', 'a');
    const calls = fakeApi({
      ...ROUTES,
      'GET /fetch-previous-generations': { body: listOf([twice]) },
    });
    openSource();
    fireEvent.click(await screen.findByRole('button', { name: sources.pattern.previous }));
    await screen.findByRole('button', { name: /^Use: Create pattern, at twice the size/ });
    const dialog = screen.getByRole('dialog', { name: sources.pattern.previous });
    expect(within(dialog).getByText(en.results.twice)).toBeTruthy();
    const isAlone = listMakers('pattern').length === 1;
    const name = isAlone ? toolName('create-pattern') : en.wizard.previous.fitting;
    const chosen = screen.getByRole('radio', { name });
    expect(chosen).toHaveProperty('checked', true);
    const asked = () => calls.findLast(({ query }) => query.includes('page_size=12'))?.query;
    expect(asked()).toContain('ai_model=create-pattern');
    fireEvent.click(screen.getByRole('radio', { name: en.wizard.previous.all }));
    await vi.waitFor(() => expect(asked()).not.toContain('ai_model'));
  });

  test('does not start with a width that no cloth has', async () => {
    fakeApi(ROUTES);
    openSource();
    await bring(fileOf(PNG));
    await goToPrompt();
    fireEvent.change(screen.getByLabelText(repeatCm.label), { target: { value: '0' } });
    expect((await generateButton()).disabled).toBe(true);
    expect(screen.getAllByText(en.validation.repeatCm).length).toBeGreaterThan(0);
  });

  test('comes back after a reload with picture, words and step', async () => {
    fakeApi(ROUTES);
    openSource();
    await bring(fileOf(PNG));
    await goToPrompt();
    cleanup();
    const router = openSource();
    await ready('cloth.png');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('a midi shirt dress');
    await waitFor(() => expect(router.state.location.search).toBe('?step=prompt'));
  });

  test('asks again for a picture that the browser has lost', async () => {
    fakeApi(ROUTES);
    openSource();
    await bring(fileOf(PNG));
    await goToPrompt();
    cleanup();
    await dropAllPictures();
    openSource();
    expect(await screen.findByText(source.gone)).toBeTruthy();
    expect(nextButton().disabled).toBe(true);
  });

  test('that was begun in another tab brings its picture along', async () => {
    const input: RunInput = {
      field: 'source_image',
      image_url: '/api/images/given',
      thumbnail_url: '/api/images/given?w=512',
      width: 900,
      height: 1200,
      output_image_id: null,
    };
    const details = detailsOf(generationOf('a'));
    const job = {
      job_id: 'found',
      ai_model: TOOL.id,
      prompt: 'a coat',
      settings: { repeat_cm: 30 },
      total: 4,
      done: 1,
      timestamp: '2026-07-30T10:00:00.000Z',
    };
    const calls = fakeApi({
      ...ROUTES,
      'GET /active-generations/': { body: { jobs: [job] } },
      'GET /images/given': { body: 'the picture' },
      'GET /get-generation/a/': {
        body: { generation_data: { ...details.generation_data, inputs: [input] } },
      },
    });
    openSource();
    expect(await findNextPrompt()).toHaveProperty('value', 'a coat');
    await sendEvents(page.sources, imageEvent(1, 'a'), doneEvent(2, 1, 3));
    await ready('source.png');
    fireEvent.click(screen.getByRole('button', { name: /^Regenerate/ }));
    await waitFor(() => expect(calls.filter(({ route }) => route === START)).toHaveLength(1));
    const start = calls.find(({ route }) => route === START);
    expect(fieldsOf(start)).toMatchObject({
      source_image: { name: 'source.png' },
      repeat_cm: '30',
    });
  });
});
