import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type EngineOffer, en, type RunDoubt } from '@toile/contract';
import { getTool } from '@toile/tools';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropAllPictures, keepPicture } from '../../../lib/pictures/picture-store.ts';
import { STUDIO_OFFER } from '../../../testing/engine-offers.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import type { GivenPictures } from '../model/given-picture.ts';
import { createWizardState } from '../model/wizard-state.ts';
import { RunPreviewNote } from './run-preview-note.tsx';

const TOOL = getTool('swap-garment');
const PREVIEW = 'POST /preview-run/';
const SIZE = { width: 768, height: 1024 };
const PICTURES: GivenPictures = {
  original_target_image: { kind: 'file', fileId: 'photo', name: 'photo.png', ...SIZE },
  binary_mask_image: { kind: 'file', fileId: 'mask', name: 'mask.png', ...SIZE },
  source_image: { kind: 'file', fileId: 'flat', name: 'flat.png', ...SIZE },
};
const words = en.runPreview;

beforeEach(async () => {
  await dropAllPictures();
  for (const id of ['photo', 'mask', 'flat']) {
    await keepPicture({ owner: 'ada', id, file: new Blob([id]) });
  }
});

type Shown = { offer?: EngineOffer; pictures?: GivenPictures; active?: boolean };

function show(
  answer: FakeAnswer | (() => FakeAnswer),
  { offer = STUDIO_OFFER, pictures = PICTURES, active = true }: Shown = {},
) {
  const calls = fakeApi({
    'GET /engine-offers/': { body: { tools: { [TOOL.id]: [offer] }, upscale: [] } },
    [PREVIEW]: answer,
  });
  const state = { ...createWizardState(TOOL.id, TOOL.steps.length), pictures };
  const control = { state, dispatch: vi.fn(), owner: 'ada' };
  renderScreen(<RunPreviewNote tool={TOOL} control={control} active={active} />);
  return () => calls.filter(({ route }) => route === PREVIEW);
}

const answerWith = (...doubts: RunDoubt[]): FakeAnswer => ({
  body: { output: 'data:image/webp;base64,AAAA', doubts },
});

test('shows the picture, and large on a click', async () => {
  const asked = show(answerWith());
  fireEvent.click(await screen.findByRole('button', { name: words.enlarge }));
  const dialog = await screen.findByRole('dialog', { name: words.title });
  expect(within(dialog).getByAltText(words.alt).getAttribute('src')).toContain('image/webp');
  expect(asked()).toHaveLength(1);
  const body = asked()[0]?.body;
  expect(body instanceof FormData && body.get('ai_model')).toBe('swap-garment');
  expect(body instanceof FormData && body.get('source_image')).toBeInstanceOf(Blob);
});

test('tells each doubt', async () => {
  show(answerWith('longer-than-mark', 'turned-away'));
  expect(await screen.findByText(words.doubts['longer-than-mark'])).toBeTruthy();
  expect(screen.getByText(words.doubts['turned-away'])).toBeTruthy();
  expect(screen.getByText(words.doubtsTitle)).toBeTruthy();
});

test('tells the reason why the run would be refused', async () => {
  show({ status: 422, body: { source_image: ['No garment was found in this picture.'] } });
  expect(await screen.findByText('No garment was found in this picture.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.again })).toBeNull();
});

test('another failure is no obstacle, and can be tried again', async () => {
  let isAway = true;
  const asked = show(() => (isAway ? { status: 503, body: {} } : answerWith()));
  const again = await screen.findByRole('button', { name: words.again });
  isAway = false;
  fireEvent.click(again);
  expect(await screen.findByRole('button', { name: words.enlarge })).toBeTruthy();
  expect(asked()).toHaveLength(2);
});

test.each<[string, Shown]>([
  ['another engine draws', { offer: { ...STUDIO_OFFER, engine: 'vendor', method: 'model' } }],
  ['a picture is missing', { pictures: { ...PICTURES, source_image: undefined } }],
  ['the step is out of view', { active: false }],
])('nothing is asked where %s', async (_, shown) => {
  const asked = show(answerWith(), shown);
  await waitFor(() => expect(screen.queryByText(words.pending)).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked()).toEqual([]);
});
