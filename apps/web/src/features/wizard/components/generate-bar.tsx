import { runPriceCredits } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import type { RunCount } from '../model/run-inputs.ts';

type GenerateBarProps = {
  count: RunCount;
  /** Price of an image in credits. */
  credits: number;
  disabled: boolean;
  pending: boolean;
  hint: string | undefined;
  /** Hint of a key, for devices with a keyboard. */
  keyHint: string | undefined;
  onCount: (count: RunCount) => void;
  onGenerate: () => void;
};

const COUNTS: readonly RunCount[] = [4, 1];

/** The number of images, their price, and the button that generates them. */
export function GenerateBar(props: GenerateBarProps) {
  const { count, credits, disabled, pending, hint, keyHint, onCount, onGenerate } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end gap-4">
      <ChoiceGroup
        legend={t('wizard.countLabel')}
        choices={COUNTS.map((value) => ({ value, label: String(value) }))}
        value={count}
        onChange={onCount}
      />
      <Button
        look="accent"
        disabled={disabled}
        pending={pending}
        onClick={onGenerate}
        className="w-full text-lg"
      >
        <span className="grow text-left">{t('wizard.generate', { count })}</span>
        <span className="font-normal tabular-nums">
          {t('wizard.price', { count: runPriceCredits(count, credits) })}
        </span>
      </Button>
      {hint && <p className="annotation -mt-2 w-full text-sm">{hint}</p>}
      {!hint && keyHint && (
        <p className="annotation -mt-2 w-full text-sm not-pointer-fine:hidden">{keyHint}</p>
      )}
    </div>
  );
}
