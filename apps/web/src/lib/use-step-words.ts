import { type CommonStep, findOwnStep, type StepId, type Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';

/** True for a step that any tool may have. */
export const isCommonStep = (step: StepId): step is CommonStep => !step.startsWith('ask-');

/** Names and headings of a tool's steps. */
export function useStepWords(tool: Pick<Tool, 'ownSteps'>) {
  const { t } = useTranslation();
  return {
    /** Name of a step in the row of steps. */
    name: (step: StepId): string =>
      isCommonStep(step) ? t(`wizard.steps.${step}`) : (findOwnStep(tool, step)?.name ?? step),
    /** Heading of a step. */
    title: (step: StepId): string =>
      isCommonStep(step)
        ? t(`wizard.stepTitles.${step}`)
        : (findOwnStep(tool, step)?.title ?? step),
  };
}
