import { runPriceCredits } from '@toile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { RUN_COUNTS, type RunCount } from '../model/run-inputs.ts';

type GenerateBarProps = {
  /** True while its step is in view. */
  active: boolean;
  count: RunCount;
  /** Price of an image in credits. */
  credits: number;
  disabled: boolean;
  pending: boolean;
  /** The line under the button. */
  hint: ReactNode;
  onCount: (count: RunCount) => void;
  onGenerate: () => void;
};

/** The number of images, their price, and the button that generates them. */
export function GenerateBar(props: GenerateBarProps) {
  const { active, count, credits, disabled, pending, hint, onCount, onGenerate } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <ActionBar active={active}>
        <div className="shrink-0 max-sm:[&_legend]:sr-only">
          <ChoiceGroup
            legend={t('wizard.countLabel')}
            choices={RUN_COUNTS.map((value) => ({ value, label: String(value) }))}
            value={count}
            onChange={onCount}
          />
        </div>
        <Button
          look="accent"
          disabled={disabled}
          pending={pending}
          onClick={onGenerate}
          className="w-full gap-2 text-lg max-sm:px-3 max-sm:text-base"
        >
          <span className="grow text-left">{t('wizard.generate', { count })}</span>
          <span className="font-normal tabular-nums max-sm:text-sm">
            {t('wizard.price', { count: runPriceCredits(count, credits) })}
          </span>
        </Button>
      </ActionBar>
      {hint}
    </div>
  );
}
