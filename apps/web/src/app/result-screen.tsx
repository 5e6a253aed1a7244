import { ResultStep } from '../features/results/components/result-step.tsx';
import { StartError } from '../features/wizard/components/start-error.tsx';
import type { StepScreenProps } from '../features/wizard/components/step-screen.ts';
import {
  findPictureStep,
  findSourcePicture,
  findUnmetStep,
} from '../features/wizard/model/given-picture.ts';
import { usePictureUrl } from '../features/wizard/model/use-picture-url.ts';
import { getJobEventHub } from '../lib/event-stream/page-hub.ts';
import { randomId } from '../lib/random-id.ts';
import { useRecoveredPictures } from './use-recovered-pictures.ts';

/** The wizard's run, on the results' table. */
export function ResultScreen({ tool, control, index }: StepScreenProps) {
  const { state, dispatch, owner } = control;
  const { run, ran, start } = state;
  useRecoveredPictures(control);
  const given = findSourcePicture(ran?.pictures ?? {});
  const sourceUrl = usePictureUrl(owner, given);
  if (!run || !ran) return null;
  const unmet = findUnmetStep(tool, ran.pictures);
  const pictureStep = findPictureStep(tool);
  const goTo = (section: number) => dispatch({ type: 'sectionChanged', section });
  return (
    <ResultStep
      key={run.internalJobId}
      active={state.currentSection === index}
      tool={tool}
      run={run}
      ran={ran}
      starting={start.status === 'sending'}
      onBack={() => goTo(index - 1)}
      onChangePicture={pictureStep === -1 ? undefined : () => goTo(pictureStep)}
      onStartOver={() => dispatch({ type: 'startedOver' })}
      sourceUrl={sourceUrl ?? undefined}
      onRegenerate={(next) => {
        if (unmet !== -1) return goTo(unmet);
        dispatch({ type: 'runRequested', inputs: { ...ran, ...next }, freshKey: randomId() });
      }}
      onRetryStream={() => getJobEventHub().retry(run.internalJobId)}
    >
      <StartError control={control} />
    </ResultStep>
  );
}
