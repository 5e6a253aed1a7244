import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWelcomeCredits } from '../../../lib/billing/get-plans.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { OwnSignUp } from '../model/use-going-on.ts';
import type { LoginState } from '../model/use-login-reason.ts';
import { useWish } from '../model/use-wish.ts';
import { AuthPage } from './auth-page.tsx';
import { RegisterForm } from './register-form.tsx';

const SentDialog = lazy(async () => ({ default: (await import('./sent-dialog.tsx')).SentDialog }));

export function RegisterScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [sent, setSent] = useState<OwnSignUp>();
  const leave = ({ email }: OwnSignUp) => {
    const state: LoginState = { email };
    void navigate('/login', { state });
  };
  return (
    <AuthPage title={t('auth.register.title')} intro={useIntro()}>
      <RegisterForm onSent={setSent} />
      <p>
        {t('auth.register.hasAccount')}{' '}
        <TextLink to="/login">{t('auth.register.toLogin')}</TextLink>
      </p>
      <Suspense fallback={null}>
        {sent && <SentDialog signUp={sent} onClose={() => leave(sent)} />}
      </Suspense>
    </AuthPage>
  );
}

/** The introduction: the purpose of an account and, where they are known, its first credits. */
function useIntro(): string {
  const { t } = useTranslation();
  const wish = useWish('register');
  const { data: credits } = useWelcomeCredits();
  const welcome = credits
    ? t('auth.register.introWithCredits', { credits })
    : t(credits === 0 ? 'auth.register.introWithout' : 'auth.register.intro');
  return [wish, welcome].filter(Boolean).join(' ');
}
