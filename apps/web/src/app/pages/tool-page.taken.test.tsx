import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en, type RunInput } from '@toile/contract';
import { getTool } from '@toile/tools';
import { beforeEach, expect, test, vi } from 'vitest';
import { listUseLinks } from '../../lib/use-in/use-links.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakePictures } from '../../testing/fake-pictures.ts';
import { generationOf, listOf } from '../../testing/generation-fixtures.ts';
import {
  fieldsOf,
  generateButton,
  openStudio,
  ROUTES,
  START,
  setUpToolPage,
  write,
} from './tool-page.harness.tsx';

setUpToolPage();

const TOOL = getTool('pattern-to-image');
const { source, sources, previous } = en.wizard;

const uploadOf = (name: string): RunInput => ({
  field: 'source_image',
  image_url: `/api/images/${name}`,
  thumbnail_url: `/api/images/${name}?w=512`,
  width: 900,
  height: 1200,
  output_image_id: null,
});

beforeEach(() => fakePictures({ width: 900, height: 1200 }));

test('an output taken along is in its step, and the tool asks for the rest', async () => {
  const calls = fakeApi(ROUTES);
  const router = openStudio(TOOL);
  const [link] = listUseLinks(generationOf('a', { type: 'create-pattern' }));
  await router.navigate(link?.to ?? '', { state: link?.state });
  await write('a coat');
  await waitFor(() => expect(router.state.location.search).toBe('?step=prompt'));
  expect(screen.getByRole('button', { name: 'Change: Source' })).toBeTruthy();
  fireEvent.click(await generateButton());
  await screen.findByText(en.results.queued);
  const start = calls.find(({ route }) => route === START);
  expect(fieldsOf(start)).toMatchObject({ source_output_id: 'a' });
});

test('an earlier upload is chosen again', async () => {
  const calls = fakeApi({
    ...ROUTES,
    'GET /uploads/': { body: { uploads: [uploadOf('x')] } },
    'GET /images/x': { body: 'the picture' },
  });
  openStudio(TOOL);
  fireEvent.click(await screen.findByRole('button', { name: sources.pattern.previous }));
  // Nothing that was made fits: the uploads come first.
  const uploads = await screen.findByRole('radio', { name: previous.uploads });
  expect(uploads).toHaveProperty('checked', true);
  fireEvent.click(await screen.findByRole('button', { name: 'Use upload 1' }));
  expect(await screen.findByText(/^Ready: /)).toBeTruthy();
  const asked = calls.find(({ route }) => route === 'GET /uploads/');
  expect(asked?.query).toBe('?field=source_image&ai_model=pattern-to-image');
});

test('an upload that is gone is told, and another can be chosen', async () => {
  fakeApi({ ...ROUTES, 'GET /uploads/': { body: { uploads: [uploadOf('gone')] } } });
  openStudio(TOOL);
  fireEvent.click(await screen.findByRole('button', { name: sources.pattern.previous }));
  fireEvent.click(await screen.findByRole('button', { name: 'Use upload 1' }));
  expect(await screen.findByText(source.deleted)).toBeTruthy();
});

test('a tool can be tried with a sample', async () => {
  fakeApi(ROUTES);
  openStudio(TOOL);
  const answer = new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
  const { fetch: server } = globalThis;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    input.includes('samples/') ? answer : server(input, init),
  );
  fireEvent.click(await screen.findByRole('button', { name: source.sample }));
  expect(await screen.findByText(/^Ready: sample.webp/)).toBeTruthy();
});

test('the latest prompts can be used again, each once', async () => {
  const made = ['red tartan', 'a coat', 'red tartan'].map((prompt, place) =>
    generationOf(String(place), { type: TOOL.id, prompt }),
  );
  fakeApi({ ...ROUTES, 'GET /fetch-previous-generations': { body: listOf(made) } });
  const router = openStudio(TOOL);
  const [link] = listUseLinks(generationOf('a', { type: 'create-pattern' }));
  await router.navigate(link?.to ?? '', { state: link?.state });
  const list = within(await screen.findByRole('region', { name: en.wizard.ownPromptsTitle }));
  expect(list.getAllByRole('button', { name: /^Use this prompt/ })).toHaveLength(2);
  fireEvent.click(list.getByRole('button', { name: 'Use this prompt: red tartan' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' }).value).toBe(
    'red tartan',
  );
});
