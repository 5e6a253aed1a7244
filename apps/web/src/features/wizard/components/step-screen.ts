import type { StepId, Tool } from '@toile/tools';
import type { ComponentType } from 'react';
import type { ScreenedStep } from '../../../lib/open-tools.ts';
import type { WizardControl } from '../model/use-wizard.ts';

export type StepScreenProps = {
  tool: Tool;
  control: WizardControl;
  /** Place of the step among the tool's steps. */
  index: number;
};

/** The screen of each step that has one; tools with other steps are being built. */
export type StepScreens = Partial<Record<StepId, ComponentType<StepScreenProps>>> &
  Record<ScreenedStep, ComponentType<StepScreenProps>>;
