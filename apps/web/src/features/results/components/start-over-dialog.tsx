import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type StartOverDialogProps = { onClose: () => void; onStartOver: () => void };

/** The question before a tool begins anew: the pictures and words of the run go with it. */
export function StartOverDialog({ onClose, onStartOver }: StartOverDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('results.startOverTitle')}
      description={t('results.startOverText')}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {t('results.startOverKeep')}
        </Button>
        <Button onClick={onStartOver}>{t('results.startOver')}</Button>
      </div>
    </Dialog>
  );
}
