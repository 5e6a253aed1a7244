import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type EngineOffer, en, type PromptMark, type PromptReading } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { STUDIO_OFFER } from '../../testing/engine-offers.ts';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api.ts';
import { HOUSE_PALETTE } from '../../testing/palette-fixture.ts';
import {
  generateButton,
  openTool,
  ROUTES,
  START,
  setUpToolPage,
  write,
} from './tool-page.harness.tsx';

setUpToolPage();

const READ = 'POST /read-prompt/';
const offered = (offer: EngineOffer) => ({
  'GET /engine-offers/': { body: { tools: { 'create-pattern': [offer] }, upscale: [] } },
});

const KNOWN: readonly Omit<PromptMark, 'start' | 'end'>[] = [
  { words: ['iris'], fate: 'instead', as: 'lily' },
  { words: ['glorp'], fate: 'undrawn' },
];

/** Reads "glorp" as unknown wherever it stands, and "iris" as drawn as a lily. */
const readingOf = (prompt: string): PromptReading => ({
  marks: KNOWN.flatMap((mark) => {
    const start = prompt.indexOf(mark.words[0] ?? '');
    return start < 0 ? [] : [{ ...mark, start, end: start + (mark.words[0]?.length ?? 0) }];
  }),
});

const promptOf = (body: unknown): string => JSON.parse(String(body)).text_prompt;
const reads = { [READ]: ({ body }: { body: unknown }) => ({ body: readingOf(promptOf(body)) }) };

test('tells before the click what will not be drawn, once, under the prompt', async () => {
  const calls = fakeApi({ ...ROUTES, ...offered(STUDIO_OFFER), ...reads });
  openTool();
  const field = await write('iris and glorp, ');
  await screen.findByText('Not drawn: glorp');
  expect(screen.getByText('iris drawn as lily')).toBeTruthy();
  // Once: nothing repeats it at the price.
  expect(screen.getAllByText(/Not drawn/)).toHaveLength(1);
  expect((await generateButton()).disabled).toBe(false);
  expect(field.getAttribute('aria-describedby')).toBe(
    screen.getByText('Not drawn: glorp').closest('p')?.id,
  );
  const sent = calls
    .filter(({ route }) => route === READ)
    .map(({ body }) => JSON.parse(String(body)));
  expect(sent.at(-1)).toMatchObject({
    ai_model: 'create-pattern',
    text_prompt: 'iris and glorp, ',
    engine: 'studio',
  });
});

test('words that are taken out are no longer told of', async () => {
  fakeApi({ ...ROUTES, ...offered(STUDIO_OFFER), ...reads });
  openTool();
  await write('glorp roses, ');
  await screen.findByText('Not drawn: glorp');
  await write('roses, ');
  expect(screen.queryByText('Not drawn: glorp')).toBeNull();
});

test('reads in pauses, and only the last of what was typed', async () => {
  const calls = fakeApi({ ...ROUTES, ...offered(STUDIO_OFFER), ...reads });
  openTool();
  for (const text of ['g, ', 'gl, ', 'glo, ', 'glorp, ']) await write(text);
  await screen.findByText('Not drawn: glorp');
  const sent = calls.filter(({ route }) => route === READ);
  expect(sent.map(({ body }) => promptOf(body))).toEqual(['glorp, ']);
});

test('an engine that reads every word is not asked', async () => {
  const calls = fakeApi({
    ...ROUTES,
    ...offered({ ...STUDIO_OFFER, engine: 'cards', method: 'model' }),
    ...reads,
  });
  openTool();
  await write('glorp, ');
  await screen.findByText(/^Drawn by/);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(calls.some(({ route }) => route === READ)).toBe(false);
});

test('a failure is silent, keeps nobody from generating, and is not asked again at once', async () => {
  const calls = fakeApi({ ...ROUTES, ...offered(STUDIO_OFFER), [READ]: { status: 503, body: {} } });
  openTool();
  await write('glorp, ');
  await waitFor(() => expect(calls.some(({ route }) => route === READ)).toBe(true));
  // The page takes in the answer, of which it shows nothing.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await write('glorp, red, ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(calls.filter(({ route }) => route === READ)).toHaveLength(1);
  const button = await generateButton();
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
});

test('words are chosen from a drawer, and put where the cursor was', async () => {
  const flowers = {
    id: 'flowers',
    tools: ['create-pattern'],
    things: [
      { name: 'poppy', also: [] },
      { name: 'rose', also: [] },
    ],
  };
  const poses = {
    id: 'poses',
    tools: ['create-sketch'],
    things: [{ name: 'strutting', also: [] }],
  };
  fakeApi({
    ...ROUTES,
    ...offered(STUDIO_OFFER),
    ...reads,
    'GET /catalogue/': { body: { groups: [flowers, poses] } },
  });
  openTool();
  const field = await write('red on cream');
  field.setSelectionRange(3, 3);
  fireEvent.select(field);
  fireEvent.click(await screen.findByRole('button', { name: 'Words' }));
  fireEvent.click(await screen.findByRole('button', { name: 'poppy' }));
  fireEvent.click(screen.getByRole('button', { name: 'rose' }));
  expect(field.value).toBe('red, poppy, rose on cream');
  expect(screen.getByText('“rose” is in the prompt')).toBeTruthy();
  expect(screen.queryByText('strutting')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'roses' } });
  expect(screen.queryByRole('button', { name: 'poppy' })).toBeNull();
});

test('a palette goes into the prompt by the names of its colours', async () => {
  fakeApi({
    ...ROUTES,
    ...offered(STUDIO_OFFER),
    ...reads,
    'GET /palettes/': { body: { palettes: [HOUSE_PALETTE] } },
  });
  openTool();
  const field = await write('poppies.');
  fireEvent.click(await screen.findByRole('button', { name: 'Palettes' }));
  fireEvent.click(await screen.findByRole('button', { name: /^House/ }));
  expect(field.value).toBe('poppies in terracotta and cream');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without palettes the choice leads to their page', async () => {
  fakeApi({
    ...ROUTES,
    ...offered(STUDIO_OFFER),
    ...reads,
    'GET /palettes/': { body: { palettes: [] } },
  });
  openTool();
  await write('poppies');
  fireEvent.click(await screen.findByRole('button', { name: 'Palettes' }));
  await screen.findByText('You have no palettes yet.');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Your palettes' });
  expect(link.pathname).toBe('/palettes');
});

test('a click while words are read waits for them, and tells first what will not be drawn', async () => {
  const calls = fakeApi({ ...ROUTES, ...offered(STUDIO_OFFER), ...reads });
  openTool();
  await screen.findByText(/^Studio/);
  await write('glorp');
  fireEvent.click(await generateButton());
  await screen.findByText(en.wizard.checks.held);
  await screen.findByText('Not drawn: glorp');
  expect(calls.some(({ route }) => route === START)).toBe(false);
  fireEvent.click(await generateButton());
  await screen.findByText(en.results.queued);
  expect(calls.filter(({ route }) => route === START)).toHaveLength(1);
});

test('a click while words are read starts the run by itself where all is drawn', async () => {
  const answers: (() => void)[] = [];
  const calls = fakeApi({
    ...ROUTES,
    ...offered(STUDIO_OFFER),
    [READ]: () =>
      new Promise<FakeAnswer>((resolve) => {
        answers.push(() => resolve({ body: { marks: [] } }));
      }),
  });
  openTool();
  await screen.findByText(/^Studio/);
  await write('roses');
  fireEvent.click(await generateButton());
  await screen.findByText(en.wizard.checks.reading);
  fireEvent.click(await generateButton());
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => answers[0]?.());
  await screen.findByText(en.results.queued);
  expect(calls.filter(({ route }) => route === START)).toHaveLength(1);
});
