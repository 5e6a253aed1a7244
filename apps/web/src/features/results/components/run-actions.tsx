import { runPriceCredits } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { StartOverButton } from './start-over-button.tsx';

export type RunCount = 1 | 4;

type RunActionsProps = {
  /** True while the results are in view. */
  active: boolean;
  /** True while images are being made: only the way back is open then. */
  locked: boolean;
  pending: boolean;
  /** Price of an image in credits. */
  credits: number;
  initialCount: RunCount;
  onBack: () => void;
  onStartOver?: () => void;
  /** Leads to the input picture; given where the run came to nothing with it. */
  onChangePicture?: (() => void) | undefined;
  /** Starts the same run once more; absent where that is done elsewhere on the screen. */
  onRegenerate?: ((count: RunCount) => void) | undefined;
  words?: RunWords;
};

/** Labels of the buttons that lead on. */
export type RunWords = { back: string; regenerate: string; regenerateCount: string };

const COUNTS: readonly RunCount[] = [4, 1];

/**
 * Buttons that lead on from a run: back to its prompt, to a new start, or to the same run once
 * more.
 */
export function RunActions(props: RunActionsProps) {
  const { active, locked, pending, credits, initialCount } = props;
  const { onBack, onStartOver, onChangePicture, onRegenerate } = props;
  const { t } = useTranslation();
  const words = props.words ?? {
    back: t('results.back'),
    regenerate: t('results.regenerate'),
    regenerateCount: t('results.regenerateCount'),
  };
  const [count, setCount] = useState<RunCount>(initialCount);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-5">
      <Button look="quiet" onClick={onBack} className="-ml-5">
        {words.back}
      </Button>
      {onStartOver && <StartOverButton disabled={locked} onStartOver={onStartOver} />}
      {onRegenerate && (
        <div className="sm:ml-auto">
          <ActionBar active={active}>
            <ChoiceGroup
              legend={words.regenerateCount}
              legendHidden
              choices={COUNTS.map((value) => ({ value, label: String(value) }))}
              value={count}
              onChange={setCount}
              disabled={locked}
            />
            <Button
              look={onChangePicture ? 'outline' : 'ink'}
              disabled={locked}
              pending={pending}
              onClick={() => onRegenerate(count)}
              className="gap-5 max-sm:grow max-sm:justify-between"
            >
              <span>{words.regenerate}</span>
              <span className="font-normal tabular-nums">
                {t('results.price', { count: runPriceCredits(count, credits) })}
              </span>
            </Button>
          </ActionBar>
        </div>
      )}
      {onChangePicture && (
        <div className="order-first flex w-full flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="ink" onClick={onChangePicture}>
            {t('results.changePicture')}
          </Button>
          <p className="min-w-0 basis-52 grow">{t('results.pictureInVain')}</p>
        </div>
      )}
    </div>
  );
}
