import { fireEvent, screen } from '@testing-library/react';
import { getTool } from '@toile/tools';
import { expect, test, vi } from 'vitest';
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
  showFoot(0, 'Choose a picture to go on');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Choose a picture to go on')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});
