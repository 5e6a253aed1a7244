import { PromptStep } from '../features/wizard/components/prompt-step.tsx';
import { SourceStep } from '../features/wizard/components/source/source-step.tsx';
import type { StepScreens } from '../features/wizard/components/step-screen.ts';
import { MaskScreen } from './mask-screen.tsx';
import { onceReached } from './once-reached.tsx';

const FaceScreen = onceReached(async () => {
  const { FaceStep } = await import('../features/wizard/components/face-step.tsx');
  return { default: FaceStep };
});

const ResultScreen = onceReached(async () => {
  const { ResultScreen: loaded } = await import('./result-screen.tsx');
  return { default: loaded };
});

/** The screen of each step. A step without one belongs to tools that are being built. */
export const STEP_SCREENS: StepScreens = {
  upload: SourceStep,
  mask: MaskScreen,
  source: SourceStep,
  prompt: PromptStep,
  face: FaceScreen,
  result: ResultScreen,
};
