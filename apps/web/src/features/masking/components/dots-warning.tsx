import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DOTS_WARNING_AT } from '../model/brush.ts';
import { dismissForGood, isDismissed } from '../model/dismissed.ts';

/** Warning, at the sixth dot, that fewer dots give better masks. */
export function DotsWarning({ numberOfDots }: { numberOfDots: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [never, setNever] = useState(false);
  const before = useRef(numberOfDots);
  useEffect(() => {
    const reached = before.current < DOTS_WARNING_AT && numberOfDots >= DOTS_WARNING_AT;
    before.current = numberOfDots;
    if (reached && !isDismissed('dots-warning')) setOpen(true);
  }, [numberOfDots]);
  const close = () => {
    if (never) dismissForGood('dots-warning');
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('masking.dotsWarning.title')}
      description={t('masking.dotsWarning.text')}
    >
      <div className="mt-5 flex flex-col gap-5">
        <Checkbox
          label={t('masking.dotsWarning.never')}
          checked={never}
          onChange={(event) => setNever(event.target.checked)}
        />
        <Button onClick={close}>{t('masking.dotsWarning.ok')}</Button>
      </div>
    </Dialog>
  );
}
