import '../auth-words.ts';
import { errorWords, findConfirmationFault, findPasswordFault } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { AuthPage } from './auth-page.tsx';

const EMPTY = { password1: '', password2: '' };
type Values = typeof EMPTY;

function findFaults({ password1, password2 }: Values) {
  return {
    password1: findPasswordFault(password1, { username: '', email: '' }),
    password2: findConfirmationFault(password2, password1),
  };
}

/** Sets a new password by the link of a mail. `data` is the link's secret, if it has one. */
export function ResetPasswordScreen({ data }: { data: string }) {
  const [outcome, setOutcome] = useState<'done' | 'used-up' | undefined>(
    data === '' ? 'used-up' : undefined,
  );
  const { t } = useTranslation();
  if (outcome === 'done') {
    return (
      <AuthPage title={t('auth.reset.doneTitle')} intro={t('auth.reset.doneText')}>
        <ButtonLink to="/login" look="accent" className="self-start">
          {t('auth.login.title')}
        </ButtonLink>
      </AuthPage>
    );
  }
  if (outcome === 'used-up') {
    return (
      <AuthPage title={t('auth.reset.usedUpTitle')} intro={t('auth.reset.usedUpText')}>
        <ButtonLink to="/forgot-password" look="accent" className="self-start">
          {t('auth.reset.askAgain')}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('auth.reset.title')} intro={t('auth.reset.intro')}>
      <NewPasswordForm data={data} onOutcome={setOutcome} />
    </AuthPage>
  );
}

type NewPasswordFormProps = { data: string; onOutcome: (outcome: 'done' | 'used-up') => void };

function NewPasswordForm({ data, onOutcome }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const reset = useResetPassword();
  const form = useForm({
    initial: EMPTY,
    findFaults,
    sparesUntouched: true,
    onSubmit: (values) =>
      !reset.isPending &&
      reset.mutate(
        { data, ...values },
        {
          onSuccess: () => onOutcome('done'),
          onError: (error) => {
            if (errorTexts(error).includes(errorWords.resetLinkInvalid)) onOutcome('used-up');
          },
        },
      ),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <PasswordField
        {...form.field('password1')}
        autoComplete="new-password"
        label={t('fields.newPassword')}
      />
      <PasswordField
        {...form.field('password2')}
        autoComplete="new-password"
        label={t('fields.confirmPassword')}
      />
      <FormFoot
        form={form}
        pending={reset.isPending}
        submit={t(`auth.reset.${reset.isPending ? 'pending' : 'submit'}`)}
        faultsTitle={t('auth.login.faultsTitle')}
        error={reset.error}
      />
    </form>
  );
}
