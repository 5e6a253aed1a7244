import type { Tool } from '@toile/tools';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findPictureForStep } from '../../../lib/use-in/picture-for-step.ts';
import { reachSection } from './reach-section.ts';
import type { WizardAction } from './wizard-action.ts';
import type { WizardState } from './wizard-state.ts';

const PARAMETER = 'step';

/**
 * Keeps the step in the address, so that the browser's Back goes a step back and a step can be
 * linked to. An address beyond the reachable steps is corrected. The first step has none.
 */
export function useStepInUrl(
  { steps }: Pick<Tool, 'steps'>,
  state: WizardState,
  dispatch: Dispatch<WizardAction>,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const section = state.currentSection;
  const shown = useRef(section);
  const entered = useRef(false);
  const asked = new URLSearchParams(location.search).get(PARAMETER);

  const show = (place: number, replace: boolean) => {
    const step = steps[place];
    const search = new URLSearchParams(location.search);
    if (place === 0 || !step) search.delete(PARAMETER);
    else search.set(PARAMETER, step);
    void navigate({ ...location, search: search.toString() }, { replace });
  };
  const sectionAsked = () =>
    Math.max(
      0,
      steps.findIndex((step) => step === asked),
    );

  const followAddress = useEffectEvent(() => {
    // Entered without a step, the wizard continues where the user left it; with a picture brought
    // along it goes on from that.
    const brings = findPictureForStep(location.state) !== undefined;
    const isReturn = (!entered.current || brings) && asked === null;
    entered.current = true;
    const wanted = isReturn ? section : reachSection(state, sectionAsked());
    if (wanted !== sectionAsked()) show(wanted, true);
    shown.current = wanted;
    if (wanted !== section) dispatch({ type: 'sectionChanged', section: wanted });
  });
  const followWizard = useEffectEvent(() => {
    if (section !== sectionAsked()) show(section, false);
  });

  // Each navigation has a key of its own, even one to the same address.
  const { key } = location;
  useEffect(() => {
    if (key) followAddress();
  }, [key]);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    followWizard();
  }, [section]);
}
