import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type EngineOffer, en } from '@toile/contract';
import { getTool } from '@toile/tools';
import { useReducer } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropAllPictures, keepPicture } from '../../../lib/pictures/picture-store.ts';
import { STUDIO_OFFER } from '../../../testing/engine-offers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakePictures } from '../../../testing/fake-pictures.ts';
import { generationOf, listOf } from '../../../testing/generation-fixtures.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { BACKDROP_FIELD } from '../model/backdrop.ts';
import type { GivenPictures } from '../model/given-picture.ts';
import { wizardReducer } from '../model/wizard-reducer.ts';
import { createWizardState } from '../model/wizard-state.ts';
import { PromptStep } from './prompt-step.tsx';

const TOOL = getTool('create-background');
const INDEX = TOOL.steps.indexOf('prompt');
const SIZE = { width: 768, height: 1024 };
const PICTURES: GivenPictures = {
  original_target_image: { kind: 'file', fileId: 'photo', name: 'photo.png', ...SIZE },
  binary_mask_image: { kind: 'file', fileId: 'mask', name: 'mask.png', ...SIZE },
};
const TAKER: EngineOffer = { ...STUDIO_OFFER, takes_backdrop: true };
const { backdrop: words } = en;
const { source } = en.wizard;

const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n', (character) => character.charCodeAt(0));

beforeEach(async () => {
  await dropAllPictures();
  for (const id of ['photo', 'mask']) {
    await keepPicture({ owner: 'ada', id, file: new Blob([id]) });
  }
});

function Step({ pictures }: { pictures: GivenPictures }) {
  const start = createWizardState(TOOL.id, TOOL.steps.length);
  const [state, dispatch] = useReducer(wizardReducer, {
    ...start,
    pictures,
    currentSection: INDEX,
  });
  return <PromptStep tool={TOOL} control={{ state, dispatch, owner: 'ada' }} index={INDEX} />;
}

function show({ offers = [TAKER], pictures = PICTURES, made = 0 } = {}) {
  const outputs = Array.from({ length: made }, (_, i) => generationOf(`output-${i}`));
  const calls = fakeApi({
    'GET /engine-offers/': { body: { tools: { [TOOL.id]: offers }, upscale: [] } },
    'GET /uploads/': { body: { uploads: [] } },
    'GET /fetch-previous-generations': { body: listOf(outputs) },
    'POST /read-prompt/': { body: { marks: [] } },
  });
  renderScreen(<Step pictures={pictures} />);
  return calls;
}

const field = () => screen.findByRole('group', { name: words.title });
const next = () => screen.findByRole<HTMLButtonElement>('button', { name: en.wizard.next });

async function bring(name = 'beach.png') {
  const input = (await field()).querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input');
  fireEvent.change(input, { target: { files: [new File([PNG], name)] } });
}

describe('one’s own backdrop', () => {
  test('stands in place of words, and leaves no example of a place', async () => {
    fakePictures({ width: 1600, height: 1000 });
    const calls = show();
    expect(await screen.findByText(words.hint)).toBeTruthy();
    expect((await next()).disabled).toBe(true);
    await bring();
    await within(await field()).findByRole('img', { name: /beach\.png/ });
    expect((await next()).disabled).toBe(false);
    expect(screen.getByText(words.words)).toBeTruthy();
    expect(screen.queryByText(TOOL.examples[0] ?? '')).toBeNull();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'blurred. ' } });
    const asked = () => calls.find(({ route }) => route === 'POST /read-prompt/');
    await waitFor(() => expect(asked()?.body).toContain('"source_image":"given"'));
  });

  test('is removed, and the focus stays in its place', async () => {
    fakePictures({ width: 1600, height: 1000 });
    show();
    await bring();
    const remove = await screen.findByRole('button', { name: source.remove });
    fireEvent.click(remove);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.ask));
    expect((await next()).disabled).toBe(true);
  });

  test.each([
    { how: 'refused', height: 383, message: words.tooSmall, shown: 0 },
    { how: 'doubted', height: 500, message: words.small, shown: 1 },
  ])('is $how where it is small', async ({ height, message, shown }) => {
    fakePictures({ width: 900, height });
    show();
    await bring();
    await screen.findByText((text) => text.includes(message));
    expect(within(await field()).queryAllByRole('img')).toHaveLength(shown);
  });

  test('can be an earlier picture', async () => {
    fakePictures({ width: 1600, height: 1000 });
    show({ made: 1 });
    fireEvent.click(await screen.findByRole('button', { name: words.previous }));
    fireEvent.click(await screen.findByRole('button', { name: /^Use: / }));
    const named = { name: new RegExp(source.previousName) };
    expect(await within(await field()).findByRole('img', named)).toBeTruthy();
  });

  test('that the browser has lost is asked for again', async () => {
    const lost = { kind: 'file', fileId: 'lost', name: 'lost.png', ...SIZE } as const;
    show({ pictures: { ...PICTURES, [BACKDROP_FIELD]: lost } });
    await screen.findByText(source.gone);
    expect((await next()).disabled).toBe(true);
  });

  test('is not taken in silence by an engine that has no use for it', async () => {
    show({ offers: [STUDIO_OFFER] });
    const { name } = STUDIO_OFFER;
    const message = words.notTaken.replace('{engine}', name);
    expect(await within(await field()).findByText(message)).toBeTruthy();
  });
});
