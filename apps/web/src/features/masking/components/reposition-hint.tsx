import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { dismissForGood, isDismissed } from '../model/dismissed.ts';

/** How to move the subject; once understood it does not come back. */
export function RepositionHint() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(() => !isDismissed('reposition-hint'));
  if (!isOpen) return null;
  const dismiss = () => {
    dismissForGood('reposition-hint');
    setOpen(false);
  };
  return (
    <div className="absolute inset-x-4 bottom-4 flex flex-wrap items-center justify-between gap-3 border border-hairline bg-paper p-4 shadow-lg">
      <p className="min-w-0 grow basis-60">{t('masking.reposition.instruction')}</p>
      <Button look="ink" onClick={dismiss}>
        {t('masking.reposition.dismiss')}
      </Button>
    </div>
  );
}
