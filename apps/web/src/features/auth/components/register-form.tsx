import '../auth-words.ts';
import { findRegistrationFaults, type RegistrationForm } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useSignUp } from '../api/sign-up.ts';
import type { OwnSignUp } from '../model/use-going-on.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

const EMPTY: RegistrationForm = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  termsAgrement: false,
};

type TextName = Exclude<keyof RegistrationForm, 'termsAgrement'>;

type RegisterFormProps = {
  /** Called when the account is made and a link was sent to its e-mail. */
  onSent: (signUp: OwnSignUp) => void;
};

export function RegisterForm({ onSent }: RegisterFormProps) {
  const { t } = useTranslation();
  const signUp = useSignUp();
  const form = useForm({
    initial: EMPTY,
    findFaults: findRegistrationFaults,
    serverNames: { password: 'password1', confirmPassword: 'password2' },
    onSubmit: (values) => {
      const { username, email, password } = values;
      signUp.mutate(values, { onSuccess: () => onSent({ username, email, password }) });
    },
  });
  const text = (name: TextName) => ({
    ...form.field(name),
    label: t(`fields.${name}`),
  });

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <TextField {...text('username')} autoComplete="username" spellCheck={false} />
      <TextField {...text('email')} type="email" autoComplete="email" />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField {...text('password')} autoComplete="new-password" />
        <PasswordField {...text('confirmPassword')} autoComplete="new-password" />
      </div>
      <TermsCheckbox
        checked={form.values.termsAgrement}
        error={form.fault('termsAgrement')}
        onChange={(agreed) => form.set('termsAgrement', agreed)}
        onBlur={() => form.touch('termsAgrement')}
      />
      <FormFoot
        form={form}
        pending={signUp.isPending}
        submit={t(signUp.isPending ? 'auth.register.pending' : 'auth.register.submit')}
        faultsTitle={t('auth.register.faultsTitle')}
        error={signUp.error}
      />
    </form>
  );
}
