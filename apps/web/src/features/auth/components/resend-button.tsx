import { RESEND_WAIT_SECONDS } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useResendVerification } from '../api/resend-verification.ts';
import { useCountdown } from '../model/use-countdown.ts';

/** Seconds of the countdown after a mail was sent, unless the server says otherwise. */
export const DEFAULT_COUNTDOWN_SECONDS = RESEND_WAIT_SECONDS + 1;

type ResendButtonProps = {
  email: string;
  /** Seconds to wait at first: a mail may have been sent just now. */
  initialSeconds?: number;
};

/** Button that sends the verification mail again, with a countdown to the next time. */
export function ResendButton({ email, initialSeconds = 0 }: ResendButtonProps) {
  const { t } = useTranslation();
  const [seconds, start] = useCountdown(initialSeconds);
  const resend = useResendVerification();
  const send = () =>
    resend.mutate(email, {
      onSuccess: (waitTime) => {
        start(waitTime + 1);
        toast.success(t('auth.verification.resent'));
      },
      onError: (error) => {
        const wait = waitOf(error);
        if (wait !== undefined) start(wait);
        toast.error(errorText(error));
      },
    });
  return (
    <Button
      look="outline"
      disabled={seconds > 0 || email === ''}
      pending={resend.isPending}
      onClick={send}
    >
      {seconds > 0 ? t('auth.verification.resendIn', { seconds }) : t('auth.verification.resend')}
    </Button>
  );
}

/** Seconds of the countdown after a refusal; none after a failure of another kind. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  const { retryAfterSeconds } = error;
  return retryAfterSeconds === undefined ? DEFAULT_COUNTDOWN_SECONDS : retryAfterSeconds + 1;
}
