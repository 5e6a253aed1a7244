import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { en, type RunDoubt } from '@toile/contract';
import { getTool } from '@toile/tools';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropAllPictures, keepPicture } from '../../../lib/pictures/picture-store.ts';
import { STUDIO_OFFER } from '../../../testing/engine-offers.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { createWizardState, type WizardState } from '../model/wizard-state.ts';
import { GeneratePanel } from './generate-panel.tsx';

const TOOL = getTool('swap-garment');
const SIZE = { width: 768, height: 1024 };
const STATE: WizardState = {
  ...createWizardState(TOOL.id, TOOL.steps.length),
  currentSection: TOOL.steps.length - 2,
  pictures: {
    original_target_image: { kind: 'file', fileId: 'photo', name: 'photo.png', ...SIZE },
    binary_mask_image: { kind: 'file', fileId: 'mask', name: 'mask.png', ...SIZE },
    source_image: { kind: 'file', fileId: 'flat', name: 'flat.png', ...SIZE },
  },
};
const { checks } = en.wizard;

beforeEach(async () => {
  await dropAllPictures();
  for (const id of ['photo', 'mask', 'flat']) {
    await keepPicture({ owner: 'ada', id, file: new Blob([id]) });
  }
});

/** Shows the panel while the look at the pictures is under way; `answer` ends it. */
async function showLooking() {
  let answer: (with_: FakeAnswer) => void = () => {};
  const answered = new Promise<FakeAnswer>((resolve) => {
    answer = resolve;
  });
  fakeApi({
    'GET /engine-offers/': { body: { tools: { [TOOL.id]: [STUDIO_OFFER] }, upscale: [] } },
    'POST /preview-run/': () => answered,
  });
  const dispatch = vi.fn();
  renderScreen(<GeneratePanel tool={TOOL} control={{ state: STATE, dispatch, owner: 'ada' }} />);
  await screen.findByText('Generate waits for this look, 12 seconds at most.');
  return { dispatch, answer: (with_: FakeAnswer) => act(() => answer(with_)) };
}

const previewOf = (...doubts: RunDoubt[]): FakeAnswer => ({
  body: { output: 'data:image/webp;base64,AAAA', doubts },
});
const click = () => fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
const ORDERED = expect.objectContaining({ type: 'runRequested' });

test('a click during the look starts the run once, when nothing speaks against it', async () => {
  const { dispatch, answer } = await showLooking();
  click();
  await screen.findByText(checks.looking);
  expect(screen.getByRole('progressbar', { name: checks.progress })).toBeTruthy();
  click();
  expect(dispatch).not.toHaveBeenCalled();
  answer(previewOf());
  await waitFor(() => expect(dispatch).toHaveBeenCalledWith(ORDERED));
  expect(dispatch).toHaveBeenCalledOnce();
});

test('a doubt holds the click back, and the next one goes on', async () => {
  const { dispatch, answer } = await showLooking();
  click();
  await screen.findByText(checks.looking);
  answer(previewOf('longer-than-mark'));
  expect(await screen.findByText(checks.held)).toBeTruthy();
  expect(screen.getByText(en.runPreview.doubts['longer-than-mark'])).toBeTruthy();
  expect(dispatch).not.toHaveBeenCalled();
  click();
  expect(dispatch).toHaveBeenCalledWith(ORDERED);
});

test('a refusal holds the click back, another failure does not', async () => {
  const { dispatch, answer } = await showLooking();
  click();
  answer({ status: 422, body: { source_image: ['No garment was found in this picture.'] } });
  expect(await screen.findByText(checks.held)).toBeTruthy();
  expect(dispatch).not.toHaveBeenCalled();
});

test('a doubt that is told before the click does not hold it back', async () => {
  const { dispatch, answer } = await showLooking();
  answer(previewOf('turned-away'));
  await screen.findByText(en.runPreview.doubts['turned-away']);
  click();
  expect(dispatch).toHaveBeenCalledWith(ORDERED);
});
