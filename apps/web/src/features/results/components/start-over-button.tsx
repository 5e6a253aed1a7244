import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type StartOverButtonProps = { disabled: boolean; onStartOver: () => void };

/** Begins the tool anew, after a question: the pictures and words of the run go with it. */
export function StartOverButton({ disabled, onStartOver }: StartOverButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" disabled={disabled} onClick={() => setOpen(true)}>
        {t('results.startOver')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('results.startOverTitle')}
        description={t('results.startOverText')}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={close}>
            {t('results.startOverKeep')}
          </Button>
          <Button
            onClick={() => {
              close();
              onStartOver();
            }}
          >
            {t('results.startOver')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
