import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { DEFAULT_COUNTDOWN_SECONDS, ResendButton } from './resend-button.tsx';

type VerificationDialogProps = { email: string; onClose: () => void };

/** Dialog: the account waits for its e-mail to be verified. */
export function VerificationDialog({ email, onClose }: VerificationDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('auth.verification.title')}
      description={t('auth.verification.text')}
    >
      <div className="mt-6">
        <ResendButton email={email} initialSeconds={DEFAULT_COUNTDOWN_SECONDS} />
      </div>
    </Dialog>
  );
}
