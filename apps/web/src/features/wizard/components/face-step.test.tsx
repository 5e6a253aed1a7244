import { fireEvent, screen } from '@testing-library/react';
import { faceWords } from '@toile/contract';
import { FACES, getTool } from '@toile/tools';
import { useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { listFields } from '../model/placing.ts';
import { wizardReducer } from '../model/wizard-reducer.ts';
import { createWizardState, type WizardState } from '../model/wizard-state.ts';
import { FaceStep } from './face-step.tsx';

const TOOL = getTool('create-background');

const OFFER = {
  engine: 'one',
  name: 'One',
  model: 'one-1',
  method: 'model',
  credits: 1,
  ignores_mask: false,
  takes_backdrop: false,
  ready: true,
};

/** Shows the step; returns a reader of the face that a run would send. */
function showFaces(poses: boolean): () => string | undefined {
  const offers = [{ ...OFFER, poses_people: poses }];
  fakeApi({ 'GET /engine-offers/': { body: { tools: { [TOOL.id]: offers }, upscale: [] } } });
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

test('a face is chosen by a click and given up by another; at first any will do', async () => {
  const sentFace = showFaces(true);
  const random = await screen.findByRole('button', { name: new RegExp(`^${faceWords.random}`) });
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

test('where the engine keeps the photo’s face, the step says so and offers none', async () => {
  const sentFace = showFaces(false);
  expect(await screen.findByText(/^One keeps the face and the pose of your photo/)).toBeTruthy();
  const bob = screen.getByRole<HTMLButtonElement>('button', { name: faceWords.names.redBob });
  expect(bob.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: new RegExp(`^${faceWords.random}`) })).toBeNull();
  expect(sentFace()).toBeUndefined();
});
