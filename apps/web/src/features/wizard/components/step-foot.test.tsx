import { fireEvent, screen } from '@testing-library/react';
import type { EngineOffer } from '@toile/contract';
import { getTool } from '@toile/tools';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { createWizardState } from '../model/wizard-state.ts';
import { StepFoot } from './step-foot.tsx';

const TOOL = getTool('create-background');

function showFoot(index: number, missing?: string) {
  const dispatch = vi.fn();
  const state = createWizardState(TOOL.id, TOOL.steps.length);
  const control = { state, dispatch, owner: 'ada' };
  renderScreen(<StepFoot tool={TOOL} control={control} index={index} missing={missing} />);
  return dispatch;
}

test('goes back from a step by one, and on where nothing is missing', () => {
  const dispatch = showFoot(TOOL.steps.indexOf('mask'));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'sectionChanged', section: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'sectionChanged', section: 2 });
});

test('says what is missing instead, and has no way back from the first step', () => {
  showFoot(0, 'Choose a picture first');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Choose a picture first')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

const OFFER: EngineOffer = {
  engine: 'cards',
  name: 'Cards',
  model: 'cards 1',
  method: 'model',
  credits: 1,
  poses_people: false,
  ignores_mask: false,
  takes_backdrop: false,
  ready: true,
};

/** Has the server offer one engine for the tool. */
const offerEngine = (offer: EngineOffer) =>
  fakeApi({ 'GET /engine-offers/': { body: { tools: { [TOOL.id]: [offer] }, upscale: [] } } });

test('the mask step says so where the engine does not use the selection', async () => {
  offerEngine({ ...OFFER, ignores_mask: true });
  showFoot(TOOL.steps.indexOf('mask'));
  expect(await screen.findByText(/Cards finds the garment by itself/)).toBeTruthy();
});

test('the last step of entries names the engine, whatever that step is', async () => {
  offerEngine(OFFER);
  showFoot(TOOL.steps.length - 2);
  expect(await screen.findByText('Drawn by Cards with cards 1.')).toBeTruthy();
});
