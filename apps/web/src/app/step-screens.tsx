import type { StepScreens } from '../features/wizard/components/step-screen.ts';
import { onceNeeded, onceReached } from './once-reached.tsx';

const PromptScreen = onceReached(async () => {
  const { PromptStep } = await import('../features/wizard/components/prompt-step.tsx');
  return { default: PromptStep };
});

/**
 * The screen of the source step. It is rendered out of view, too, to report a picture that the
 * browser has lost.
 */
const SourceScreen = onceNeeded(async () => {
  const { SourceStep } = await import('../features/wizard/components/source/source-step.tsx');
  return { default: SourceStep };
});

const MaskStep = onceReached(async () => {
  const { MaskScreen } = await import('./mask-screen.tsx');
  return { default: MaskScreen };
});

const FaceScreen = onceReached(async () => {
  const { FaceStep } = await import('../features/wizard/components/face-step.tsx');
  return { default: FaceStep };
});

const ResultScreen = onceReached(async () => {
  const { ResultScreen: loaded } = await import('./result-screen.tsx');
  return { default: loaded };
});

const AskScreen = onceReached(async () => {
  const { AskStep } = await import('../features/wizard/components/ask-step.tsx');
  return { default: AskStep };
});

/** The screen of each step. */
export const STEP_SCREENS: StepScreens = {
  upload: SourceScreen,
  mask: MaskStep,
  source: SourceScreen,
  prompt: PromptScreen,
  face: FaceScreen,
  ask: AskScreen,
  result: ResultScreen,
};
