import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { findPictureForStep } from '../../../lib/use-in/picture-for-step.ts';
import { findPictureField } from './given-picture.ts';
import type { WizardAction } from './wizard-action.ts';

/** Takes the picture that a navigation brings along into its step, once. */
export function usePictureForStep(dispatch: Dispatch<WizardAction>): void {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const takenKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    const forStep = findPictureForStep(state);
    const field = findPictureField(forStep?.step);
    if (!forStep || !field || takenKey.current === key) return;
    takenKey.current = key;
    const { step: _step, ...output } = forStep;
    const picture = { kind: 'output', ...output } as const;
    dispatch({ type: 'pictureChanged', field, picture, goesOn: true });
    forgetState();
  }, [key, state, dispatch]);
}

/** Removes the picture from the browser's entry: a reload must not take it again. */
function forgetState(): void {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null) return;
  window.history.replaceState({ ...entry, usr: null }, '');
}
