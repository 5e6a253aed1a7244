import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAIN_ACTION_CLASS } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useRunAgain } from '../model/use-run-again.ts';
import { useShownRun } from '../model/use-shown-run.ts';
import { GivenThumbnails } from './given-thumbnails.tsx';
import { RunAgainButtons } from './run-again-buttons.tsx';
import { RunAgainPrompt } from './run-again-prompt.tsx';
import { RunAgainSettings } from './run-again-settings.tsx';
import type { StepScreenProps } from './step-screen.ts';

type RunAgainProps = StepScreenProps & {
  /** True: it stands in a narrow column beside a single image, from a wide screen on. */
  isBeside: boolean;
  className?: string;
};

/**
 * The entries beside the images of their run: pictures and prompt to be changed, and the button that
 * runs them. On telephones they stand at the window's lower edge, always in view.
 */
export function RunAgain({ tool, control, index, isBeside, className }: RunAgainProps) {
  const { t } = useTranslation();
  const { state, dispatch, owner } = control;
  const again = useRunAgain(tool, control);
  const place = useRef<HTMLElement>(null);
  useShownRun(place, state.run?.internalJobId);
  const active = state.currentSection === index;
  const hasPrompt = tool.steps.includes('prompt');
  return (
    <section
      ref={place}
      aria-label={t('wizard.again.title')}
      className={classNames('flex flex-col gap-2', className)}
    >
      <div
        data-action-bar={active ? 'tall' : undefined}
        className={classNames(
          'flex flex-col gap-x-5 gap-y-3',
          isBeside ? 'sm:max-lg:flex-row' : 'sm:flex-row',
          MAIN_ACTION_CLASS,
          active && FIXED_CLASS,
        )}
      >
        <div className={classNames('flex min-w-0 grow gap-3', isBeside && 'lg:flex-col')}>
          <GivenThumbnails
            tool={tool}
            owner={owner}
            pictures={state.pictures}
            before={index}
            onOpen={(section) => dispatch({ type: 'sectionChanged', section })}
            className={classNames(hasPrompt && (isBeside ? 'sm:max-lg:mt-6.5' : 'sm:mt-6.5'))}
          />
          {hasPrompt && (
            <RunAgainPrompt
              tool={tool}
              control={control}
              fault={again.fault}
              onSubmit={again.start}
            />
          )}
        </div>
        <div
          className={classNames(
            'shrink-0',
            isBeside ? 'sm:max-lg:w-80' : 'sm:w-80',
            hasPrompt && (isBeside ? 'sm:max-lg:mt-6.5' : 'sm:mt-6.5'),
          )}
        >
          <RunAgainButtons
            control={control}
            again={again}
            onRestored={() =>
              place.current?.querySelector<HTMLElement>('textarea, button')?.focus()
            }
          />
        </div>
      </div>
      <RunAgainSettings tool={tool} control={control} isBeside={isBeside} />
    </section>
  );
}

// Fixed, not sticky: the steps lie in a box that scrolls sideways, beyond which nothing sticks.
const FIXED_CLASS =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-15 max-sm:gap-y-2 max-sm:border-t ' +
  'max-sm:border-hairline max-sm:bg-paper max-sm:px-4 max-sm:pt-2 ' +
  'max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]';
