import type { CommonStep, Tool } from '@toile/tools';
import type { ComponentType } from 'react';
import type { WizardControl } from '../model/use-wizard.ts';

export type StepScreenProps = {
  tool: Tool;
  control: WizardControl;
  /** Place of the step among the tool's steps. */
  index: number;
};

type StepScreen = ComponentType<StepScreenProps>;

/** The screen of each step that any tool may have, and of the steps of a tool's own (`ask`). */
export type StepScreens = Record<CommonStep | 'ask', StepScreen>;
