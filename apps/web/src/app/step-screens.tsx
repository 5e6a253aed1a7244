import { ResultStep } from '../features/results/components/result-step.tsx';
import { PromptStep } from '../features/wizard/components/prompt-step.tsx';
import { SourceStep } from '../features/wizard/components/source/source-step.tsx';
import { StartError } from '../features/wizard/components/start-error.tsx';
import type { StepScreenProps, StepScreens } from '../features/wizard/components/step-screen.ts';
import { getJobEventHub } from '../lib/event-stream/page-hub.ts';
import { randomId } from '../lib/random-id.ts';

/** The screen of each step. A step without one belongs to tools that are being built. */
export const STEP_SCREENS: StepScreens = {
  source: SourceStep,
  prompt: PromptStep,
  result: ResultScreen,
};

/** The wizard's run, on the results' table. */
function ResultScreen({ tool, control, index }: StepScreenProps) {
  const { state, dispatch } = control;
  const { run, ran, start } = state;
  if (!run || !ran) return null;
  return (
    <ResultStep
      key={run.internalJobId}
      tool={tool}
      run={run}
      ran={ran}
      starting={start.status === 'sending'}
      onBack={() => dispatch({ type: 'sectionChanged', section: index - 1 })}
      onStartOver={() => dispatch({ type: 'startedOver' })}
      onRegenerate={(count) =>
        dispatch({
          type: 'runRequested',
          inputs: { ...ran, count },
          freshKey: randomId(),
        })
      }
      onRetryStream={() => getJobEventHub().retry(run.internalJobId)}
    >
      <StartError control={control} />
    </ResultStep>
  );
}
