import { runPriceCredits } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/connection/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { RUN_COUNTS } from '../model/run-inputs.ts';
import type { RunningAgain } from '../model/use-run-again.ts';
import { useRunChecks } from '../model/use-run-checks.ts';
import type { WizardControl } from '../model/use-wizard.ts';
import { RunCheckNote } from './run-check-note.tsx';

type RunAgainButtonsProps = { tool: Tool; control: WizardControl; again: RunningAgain };

/** The number of images, and the button that runs the entries. */
export function RunAgainButtons({ tool, control, again }: RunAgainButtonsProps) {
  const { t } = useTranslation();
  const { state, dispatch } = control;
  const { count, run } = state;
  const { start, isChanged, fault, credits } = again;
  const isOnline = useOnline();
  const { isChecking } = useRunChecks(tool, state);
  const sending = state.start.status === 'sending';
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-3">
        <div className="shrink-0">
          <ChoiceGroup
            legend={t('results.regenerateCount')}
            legendHidden
            choices={RUN_COUNTS.map((value) => ({ value, label: String(value) }))}
            value={count}
            onChange={(value) => dispatch({ type: 'countChanged', count: value })}
          />
        </div>
        <Button
          look={isChanged ? 'accent' : 'ink'}
          disabled={fault !== undefined || run?.status === 'loading'}
          pending={sending || isChecking}
          onClick={start}
          className="grow gap-3 px-4!"
        >
          <span className="grow text-left">
            {isChanged ? t('wizard.generate', { count }) : t('results.regenerate')}
          </span>
          <span className="font-normal tabular-nums max-sm:text-sm">
            {t('wizard.price', { count: runPriceCredits(count, credits) })}
          </span>
        </Button>
      </div>
      <RunCheckNote tool={tool} state={state} />
      {sending && !isOnline && <p className="annotation text-sm">{t('wizard.offline')}</p>}
    </div>
  );
}
