import { fireEvent, screen } from '@testing-library/react';
import { faceWords } from '@toile/contract';
import { FACES, getTool } from '@toile/tools';
import { useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { listFields } from '../model/placing.ts';
import { wizardReducer } from '../model/wizard-reducer.ts';
import { createWizardState, type WizardState } from '../model/wizard-state.ts';
import { FaceStep } from './face-step.tsx';

const TOOL = getTool('create-background');

/** Shows the step; returns a reader of the face that a run would send. */
function showFaces(): () => string | undefined {
  const seen = vi.fn<(state: WizardState) => void>();
  function Screen() {
    const [state, dispatch] = useReducer(wizardReducer, createWizardState(TOOL.id, 5));
    seen(state);
    const control = { state, dispatch, owner: 'ada' };
    return <FaceStep tool={TOOL} control={control} index={TOOL.steps.indexOf('face')} />;
  }
  renderScreen(<Screen />);
  return () => {
    const [state] = seen.mock.lastCall ?? [];
    return state && Object.fromEntries(listFields(state.placing)).face_id;
  };
}

test('a face is chosen by a click and given up by another; at first any will do', () => {
  const sentFace = showFaces();
  const random = screen.getByRole('button', { name: new RegExp(`^${faceWords.random}`) });
  const bob = screen.getByRole('button', { name: faceWords.names.redBob });
  const pressed = () => [random, bob].map((button) => button.getAttribute('aria-pressed'));
  expect(screen.getAllByRole('img')).toHaveLength(FACES.length);
  expect([pressed(), sentFace()]).toEqual([['true', 'false'], undefined]);
  fireEvent.click(bob);
  expect([pressed(), sentFace()]).toEqual([['false', 'true'], '0']);
  fireEvent.click(bob);
  expect([pressed(), sentFace()]).toEqual([['true', 'false'], undefined]);
  fireEvent.click(bob);
  fireEvent.click(random);
  expect(sentFace()).toBeUndefined();
});
