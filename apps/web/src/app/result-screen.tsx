import { BESIDE_CLASS, ResultLayout } from '../features/results/components/result-layout.tsx';
import { ResultStep } from '../features/results/components/result-step.tsx';
import { RunAgain } from '../features/wizard/components/run-again.tsx';
import { StartError } from '../features/wizard/components/start-error.tsx';
import type { StepScreenProps } from '../features/wizard/components/step-screen.ts';
import { focusStepHeading } from '../features/wizard/model/focus-step-heading.ts';
import {
  findPictureStep,
  findSourcePicture,
  isSamePicture,
} from '../features/wizard/model/given-picture.ts';
import { isSameDesign } from '../features/wizard/model/run-inputs.ts';
import { usePictureUrl } from '../features/wizard/model/use-picture-url.ts';
import { useToldWords } from '../features/wizard/model/use-told-words.ts';
import { getJobEventHub } from '../lib/event-stream/page-hub.ts';
import { useRecoveredPictures } from './use-recovered-pictures.ts';

/** The wizard's run on the results' table, and its entries beside it. */
export function ResultScreen(step: StepScreenProps) {
  const { tool, control, index } = step;
  const { state, dispatch, owner } = control;
  const { run, ran, start } = state;
  useRecoveredPictures(control);
  const toldWords = useToldWords(tool, state);
  const isOther = ran !== null && !isSameDesign(ran, state);
  const source = findSourcePicture(ran?.pictures ?? {});
  const isOtherSource = !isSamePicture(source, findSourcePicture(state.pictures));
  const sourceUrl = usePictureUrl(owner, isOtherSource ? source : undefined);
  if (!run || !ran) return null;
  const pictureStep = findPictureStep(tool);
  const goTo = (section: number) => dispatch({ type: 'sectionChanged', section });
  const restore = () => {
    dispatch({ type: 'entriesRestored' });
    // The pressed button goes away.
    focusStepHeading(document.activeElement);
  };
  const isSingle = run.expectedGenerationsCount === 1;
  return (
    <ResultLayout isSingle={isSingle}>
      <RunAgain {...step} isBeside={isSingle} className={isSingle ? BESIDE_CLASS : undefined} />
      <ResultStep
        key={run.internalJobId}
        active={state.currentSection === index}
        tool={tool}
        run={run}
        ran={ran}
        given={
          isOther
            ? { prompt: ran.prompt, sourceUrl: sourceUrl ?? undefined, onRestore: restore }
            : undefined
        }
        toldWords={toldWords}
        starting={start.status === 'sending'}
        onBack={() => goTo(index - 1)}
        onChangePicture={pictureStep === -1 ? undefined : () => goTo(pictureStep)}
        onStartOver={() => dispatch({ type: 'startedOver' })}
        onRetryStream={() => getJobEventHub().retry(run.internalJobId)}
      >
        <StartError control={control} />
      </ResultStep>
    </ResultLayout>
  );
}
