import '../auth-words.ts';
import { findEmailFault } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useForgotPassword } from '../api/reset-password.ts';
import { AuthPage } from './auth-page.tsx';

/** Form that requests a link for a new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <AuthPage title={t('auth.forgotten.title')} intro={t('auth.forgotten.intro')}>
      <AskForm onSent={setSentTo} />
      <BackToLogin />
    </AuthPage>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const ask = useForgotPassword();
  const form = useForm({
    initial: { email: '' },
    findFaults: ({ email }) => ({ email: findEmailFault(email.trim()) }),
    sparesUntouched: true,
    onSubmit: ({ email }) =>
      !ask.isPending && ask.mutate(email.trim(), { onSuccess: () => onSent(email.trim()) }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <TextField
        {...form.field('email')}
        label={t('fields.email')}
        type="email"
        autoComplete="email"
      />
      <FormFoot
        form={form}
        pending={ask.isPending}
        submit={t(`auth.forgotten.${ask.isPending ? 'pending' : 'submit'}`)}
        faultsTitle={t('auth.login.faultsTitle')}
        error={ask.error}
      />
    </form>
  );
}

/** The answer, which is the same whether the account exists or not. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <AuthPage title={t('auth.forgotten.sentTitle')} intro={t('auth.forgotten.sentText', { email })}>
      <p>
        <button
          type="button"
          onClick={onAgain}
          className="text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {t('auth.forgotten.again')}
        </button>
      </p>
      <BackToLogin />
    </AuthPage>
  );
}

function BackToLogin() {
  const { t } = useTranslation();
  return (
    <p>
      <TextLink to="/login">{t('auth.forgotten.toLogin')}</TextLink>
    </p>
  );
}
