import '../auth-words.ts';
import type { VerifyEmailAnswer } from '@toile/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-texts.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useOpenedLink } from '../api/verify-email.ts';
import { findEmail } from '../model/find-email.ts';
import type { VerifiedState } from '../model/use-login-reason.ts';
import { signalVerified } from '../model/verified-signal.ts';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { ResendButton } from './resend-button.tsx';

/** Result of the link in the verification mail. `data` is the link's secret, if it has one. */
export function VerifyEmailScreen({ data }: { data: string }) {
  return data === '' ? <Expired /> : <Verdict data={data} />;
}

function Verdict({ data }: { data: string }) {
  const { t } = useTranslation();
  const { data: answer, error, refetch } = useOpenedLink(data);
  if (answer?.password_required) return <ConfirmEmailForm data={data} answer={answer} />;
  if (answer) return <Verified answer={answer} />;
  if (!error) return <Loading text={t('auth.verifyEmail.pendingTitle')} />;
  if (error instanceof ApiError && error.status === 400) {
    const known = findEmail(error.body);
    return known === undefined ? <Expired /> : <Failed email={known} />;
  }
  return (
    <ErrorState
      title={t('auth.verifyEmail.unreachableTitle')}
      text={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}

function Verified({ answer }: { answer: VerifyEmailAnswer }) {
  const { t } = useTranslation();
  const { email, welcome_credits: credits } = answer;
  const isGoingOn = useSession();
  useEffect(signalVerified, []);
  const state: VerifiedState = { verified: email };
  const success = t('auth.verifyEmail.successText', { email });
  const welcome = credits && t('auth.verifyEmail.welcome', { credits });
  return (
    <>
      <PageHeading
        intro={[success, welcome, isGoingOn && t('auth.verifyEmail.elsewhere')]
          .filter(Boolean)
          .join(' ')}
      >
        {t('auth.verifyEmail.successTitle')}
      </PageHeading>
      <ButtonLink to="/dashboard" state={state} look="accent">
        {t('auth.verifyEmail.start')}
      </ButtonLink>
    </>
  );
}

function Failed({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading intro={t('auth.verifyEmail.failureText', { email })}>
        {t('auth.verifyEmail.failureTitle')}
      </PageHeading>
      <ResendButton email={email} />
    </>
  );
}

function Expired() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading intro={t('auth.verifyEmail.expiredHint')}>
        {t('auth.verifyEmail.expired')}
      </PageHeading>
      <ButtonLink to="/login">{t('common.nav.login')}</ButtonLink>
    </>
  );
}
