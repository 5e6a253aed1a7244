import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useRunOffer } from '../model/backdrop.ts';
import { EngineNote } from './engine-note.tsx';
import type { StepScreenProps } from './step-screen.ts';

/** Loaded with the last step of entries: the steps before need none of it. */
const GeneratePanel = lazy(async () => ({
  default: (await import('./generate-panel.tsx')).GeneratePanel,
}));

type StepFootProps = StepScreenProps & {
  /** Requirement of the next step that is still open; undefined when none is. */
  missing?: string | undefined;
  nextRef?: Ref<HTMLButtonElement>;
};

/** The buttons back and on of a step. The last step of entries has the run's button for Next. */
export function StepFoot({ tool, control, index, missing, nextRef }: StepFootProps) {
  const { t } = useTranslation();
  const toolOffer = useRunOffer(tool, control.state);
  const { offer } = toolOffer;
  const active = control.state.currentSection === index;
  const [wasReached, setReached] = useState(active);
  if (active && !wasReached) setReached(true);
  const isLast = index === tool.steps.length - 2;
  const goTo = (section: number) => control.dispatch({ type: 'sectionChanged', section });
  const marksInVain = tool.steps[index] === 'mask' && offer?.ignores_mask;
  return (
    <div className="flex flex-col gap-3">
      {marksInVain && <p className="text-sm">{t('wizard.engine.ignoresMask', offer)}</p>}
      {isLast ? (
        <Suspense fallback={<div className="h-33" />}>
          {wasReached && <GeneratePanel tool={tool} control={control} />}
        </Suspense>
      ) : (
        <>
          <ActionBar active={active}>
            <Button
              ref={nextRef}
              look="accent"
              disabled={missing !== undefined}
              onClick={() => goTo(index + 1)}
              className="w-full text-lg"
            >
              {t('wizard.next')}
            </Button>
          </ActionBar>
          {missing !== undefined && <p className="annotation text-sm">{missing}</p>}
        </>
      )}
      {index > 0 && (
        <Button look="quiet" onClick={() => goTo(index - 1)}>
          {t('wizard.back')}
        </Button>
      )}
      {isLast && <EngineNote {...toolOffer} />}
    </div>
  );
}
