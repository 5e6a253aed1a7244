import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAIN_ACTION_CLASS } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useRunAgain } from '../model/use-run-again.ts';
import { useShownRun } from '../model/use-shown-run.ts';
import { GivenThumbnails } from './given-thumbnails.tsx';
import { RunAgainButtons } from './run-again-buttons.tsx';
import { RunAgainPrompt } from './run-again-prompt.tsx';
import { SettingsButton } from './settings-button.tsx';
import type { StepScreenProps } from './step-screen.ts';

type RunAgainProps = StepScreenProps & {
  /** True: it stands in a narrow column beside a single image, from a wide screen on. */
  isBeside: boolean;
  className?: string;
};

/**
 * The entries beside the images of their run: pictures, settings and prompt to be changed, and the
 * button that runs them. On telephones they stand at the window's lower edge, always in view.
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
      data-action-bar={active ? 'tall' : undefined}
      className={classNames(
        'flex flex-col gap-x-4 gap-y-2',
        isBeside ? 'sm:max-lg:flex-row' : 'sm:flex-row',
        active && FIXED_CLASS,
        MAIN_ACTION_CLASS,
        className,
      )}
    >
      <div className={classNames('flex min-w-0 grow gap-2', isBeside && 'lg:flex-wrap')}>
        <div className={classNames('flex shrink-0 gap-2 empty:hidden', hasPrompt && BELOW_LABEL)}>
          <GivenThumbnails
            tool={tool}
            owner={owner}
            pictures={state.pictures}
            before={index}
            onOpen={(section) => dispatch({ type: 'sectionChanged', section })}
          />
          <SettingsButton tool={tool} control={control} />
        </div>
        {hasPrompt && (
          <div className={classNames('min-w-0 grow', isBeside && 'lg:basis-56')}>
            <RunAgainPrompt
              tool={tool}
              control={control}
              fault={again.fault}
              onSubmit={again.start}
            />
          </div>
        )}
      </div>
      <div
        className={classNames(
          'shrink-0',
          isBeside ? 'sm:max-lg:w-96' : 'sm:w-96',
          hasPrompt && (isBeside ? BELOW_LABEL_NARROW : BELOW_LABEL),
        )}
      >
        <RunAgainButtons tool={tool} control={control} again={again} />
      </div>
    </section>
  );
}

/** Room for the prompt's label, which stands above the row. */
const BELOW_LABEL = 'sm:mt-6.5';
const BELOW_LABEL_NARROW = 'sm:max-lg:mt-6.5';

// Fixed, not sticky: the steps lie in a box that scrolls sideways, beyond which nothing sticks.
const FIXED_CLASS =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-15 max-sm:border-t ' +
  'max-sm:border-hairline max-sm:bg-paper max-sm:px-4 max-sm:pt-2 ' +
  'max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]';
