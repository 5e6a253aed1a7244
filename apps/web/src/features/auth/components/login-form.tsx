import '../auth-words.ts';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useLogIn } from '../api/log-in.ts';
import { findLoginFaults } from '../model/login-faults.ts';
import { isNotVerified, unverifiedEmail } from '../model/unverified-email.ts';
import { useCodeStep } from '../model/use-code-step.ts';
import { CodeStep } from './code-step.tsx';

type LoginFormProps = {
  /** The username, where it is known already. */
  username?: string;
  /** Called when the password was right, but the e-mail is not verified yet. */
  onNotVerified: (email: string) => void;
};

export function LoginForm({ username = '', onNotVerified }: LoginFormProps) {
  const { t } = useTranslation();
  const logIn = useLogIn();
  const form = useForm({
    initial: { username, password: '' },
    findFaults: findLoginFaults,
    onSubmit: (values) =>
      logIn.mutate(values, {
        onError: (error) => {
          if (isNotVerified(error)) onNotVerified(unverifiedEmail(error, values.username));
        },
      }),
  });
  const code = useCodeStep(logIn.error);
  // The dialogs show those errors.
  const isElsewhere = code.isAsked || isNotVerified(logIn.error);

  return (
    <>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <TextField
          {...form.field('username')}
          label={t('fields.usernameOrEmail')}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          label={t('fields.password')}
          autoComplete="current-password"
        />
        <FormFoot
          form={form}
          pending={logIn.isPending}
          submit={t(logIn.isPending ? 'auth.login.pending' : 'auth.login.submit')}
          faultsTitle={t('auth.login.faultsTitle')}
          error={isElsewhere ? null : logIn.error}
        />
      </form>
      <CodeStep
        step={code}
        pending={logIn.isPending}
        onCode={(typed) => logIn.mutate({ ...form.values, code: typed })}
        onPasskey={() => logIn.mutate({ ...form.values, hasPasskey: true })}
      />
    </>
  );
}
