import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type SentDialogProps = { email: string; onClose: () => void };

/** Dialog after a registration: names the address that the link was sent to. */
export function SentDialog({ email, onClose }: SentDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('auth.register.sentTitle')}
      description={t('auth.register.sentText', { email })}
    >
      <Button className="mt-6" onClick={onClose}>
        {t('common.ok')}
      </Button>
    </Dialog>
  );
}
