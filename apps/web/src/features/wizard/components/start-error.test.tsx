import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type EngineOffer, en } from '@toile/contract';
import { getTool } from '@toile/tools';
import { expect, test, vi } from 'vitest';
import { STUDIO_OFFER } from '../../../testing/engine-offers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { NOTHING_PLACED } from '../model/placing.ts';
import type { Intent } from '../model/run-inputs.ts';
import { createWizardState } from '../model/wizard-state.ts';
import { StartError } from './start-error.tsx';

const TOOL = getTool('create-sketch');

const INTENT: Intent = {
  prompt: 'a coat',
  settings: {},
  pictures: {},
  placing: NOTHING_PLACED,
  count: 4,
  engine: 'cards',
  key: 'the-key',
};

function showError(offers: readonly EngineOffer[]) {
  fakeApi({ 'GET /engine-offers/': { body: { tools: { [TOOL.id]: offers }, upscale: [] } } });
  const dispatch = vi.fn();
  const fresh = createWizardState(TOOL.id, TOOL.steps.length);
  const start = { status: 'failed', intent: INTENT, error: 'Away' } as const;
  renderScreen(<StartError control={{ state: { ...fresh, start }, dispatch, owner: 'ada' }} />);
  return dispatch;
}

const retryButton = () => screen.queryByRole('button', { name: en.common.retry });

test('a retry goes to the engine that draws now', async () => {
  const dispatch = showError([STUDIO_OFFER]);
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: en.common.retry }));
    const inputs = expect.objectContaining({ prompt: 'a coat', engine: 'studio', credits: 1 });
    expect(dispatch).toHaveBeenLastCalledWith(expect.objectContaining({ inputs }));
  });
});

test('there is none while every engine is away', async () => {
  showError([{ ...STUDIO_OFFER, ready: false }]);
  await waitFor(() => expect(retryButton()).toBeNull());
  expect(screen.getByText('Away')).toBeTruthy();
});
