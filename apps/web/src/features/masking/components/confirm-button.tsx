import type { Masking } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { listDots, type MaskSummary } from '../model/mask-summary.ts';

type ConfirmButtonProps = {
  masking: Masking;
  summary: MaskSummary;
  generating: boolean;
  onConfirm: () => void;
};

/** Requests the mask of the marks; absent where there is a mask that the tool does not add to. */
export function ConfirmButton({ masking, summary, generating, onConfirm }: ConfirmButtonProps) {
  const { pending, hasSelection } = summary;
  const { t } = useTranslation();
  if (hasSelection && !masking.addsMore) return null;
  return (
    <Button
      look="ink"
      // Dots to leave out want something to be left out of.
      disabled={pending.length === 0 || listDots(summary).dots.length === 0 || generating}
      onClick={onConfirm}
      className="min-w-0 grow basis-32 px-2 max-sm:text-sm beside:basis-auto"
    >
      {t(hasSelection ? 'masking.confirmMore' : 'masking.confirm')}
    </Button>
  );
}
