import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type OwnSignUp, useGoingOn } from '../model/use-going-on.ts';

type SentDialogProps = { signUp: OwnSignUp; onClose: () => void };

/**
 * Dialog after a registration: names the address that the link was sent to, and goes on by itself
 * once it was opened.
 */
export function SentDialog({ signUp, onClose }: SentDialogProps) {
  const { t } = useTranslation();
  const { isGoingOn } = useGoingOn(signUp);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('auth.register.sentTitle')}
      description={t('auth.register.sentText', { email: signUp.email })}
    >
      <p aria-live="polite" className="annotation mt-3">
        {t(isGoingOn ? 'auth.register.goingOn' : 'auth.register.waiting')}
      </p>
      <Button className="mt-6" onClick={onClose}>
        {t('common.ok')}
      </Button>
    </Dialog>
  );
}
