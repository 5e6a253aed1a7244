import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TextLink } from '../../../ui/text-link.tsx';
import { AuthPage } from './auth-page.tsx';
import { RegisterForm } from './register-form.tsx';

const SentDialog = lazy(async () => ({ default: (await import('./sent-dialog.tsx')).SentDialog }));

export function RegisterScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage title={t('auth.register.title')} intro={t('auth.register.intro')}>
      <RegisterForm onSent={setSentTo} />
      <p>
        {t('auth.register.hasAccount')}{' '}
        <TextLink to="/login">{t('auth.register.toLogin')}</TextLink>
      </p>
      <Suspense fallback={null}>
        {sentTo !== undefined && (
          <SentDialog email={sentTo} onClose={() => void navigate('/login')} />
        )}
      </Suspense>
    </AuthPage>
  );
}
