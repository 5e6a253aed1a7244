import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLogIn } from '../api/log-in.ts';
import { findLoginFaults } from '../model/login-faults.ts';
import { isNotVerified, unverifiedEmail } from '../model/unverified-email.ts';
import { useForm } from '../model/use-form.ts';

type LoginFormProps = {
  /** The password was right, but this e-mail is not verified yet. */
  onNotVerified: (email: string) => void;
};

export function LoginForm({ onNotVerified }: LoginFormProps) {
  const { t } = useTranslation();
  const logIn = useLogIn();
  const form = useForm({
    initial: { username: '', password: '' },
    findFaults: findLoginFaults,
    onSubmit: (values) =>
      logIn.mutate(values, {
        onError: (error) => {
          if (isNotVerified(error)) onNotVerified(unverifiedEmail(error, values.username));
        },
      }),
  });
  const serverFaults = logIn.error && !isNotVerified(logIn.error) ? errorTexts(logIn.error) : [];

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <TextField
        label={t('fields.usernameOrEmail')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.username}
        onChange={(event) => form.set('username', event.target.value)}
        onBlur={() => form.touch('username')}
        error={form.fault('username')}
      />
      <PasswordField
        label={t('fields.password')}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={(event) => form.set('password', event.target.value)}
        onBlur={() => form.touch('password')}
        error={form.fault('password')}
      />
      <Button
        type="submit"
        look="accent"
        disabled={form.hasShownFault}
        pending={logIn.isPending}
        className="self-start"
      >
        {t(logIn.isPending ? 'auth.login.pending' : 'auth.login.submit')}
      </Button>
      <FaultList
        title={t('auth.login.faultsTitle')}
        faults={[...form.submitFaults, ...serverFaults]}
      />
    </form>
  );
}
