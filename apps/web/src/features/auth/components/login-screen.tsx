import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLoginReason } from '../model/use-login-reason.ts';
import { AuthPage } from './auth-page.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const VerificationDialog = lazy(async () => ({
  default: (await import('./verification-dialog.tsx')).VerificationDialog,
}));

export function LoginScreen() {
  const { t } = useTranslation();
  const { reason, email } = useLoginReason();
  const [unverified, setUnverified] = useState<string>();
  return (
    <AuthPage title={t('auth.login.title')} intro={reason || t('auth.login.intro')}>
      <LoginForm username={email} onNotVerified={setUnverified} />
      <PasskeyButton offers />
      <GoogleButton />
      <p>
        <TextLink to="/forgot-password">{t('auth.login.toForgotten')}</TextLink>
      </p>
      <p>
        {t('auth.login.noAccount')} <TextLink to="/register">{t('auth.login.toRegister')}</TextLink>
      </p>
      <Suspense fallback={null}>
        {unverified !== undefined && (
          <VerificationDialog email={unverified} onClose={() => setUnverified(undefined)} />
        )}
      </Suspense>
    </AuthPage>
  );
}
