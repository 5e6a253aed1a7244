import {
  coreWords,
  findUsernameFault,
  formatMessage,
  type VerifyEmailAnswer,
  validationWords,
} from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useConfirmEmail } from '../api/verify-email.ts';
import { ResendButton } from './resend-button.tsx';

type Values = { username: string; password: string };

function findFaults({ password }: Values): Partial<Values> {
  if (password !== '') return {};
  return {
    password: formatMessage(validationWords.required, { fieldName: coreWords.fields.password }),
  };
}

function findFaultsWithName(values: Values): Partial<Values> {
  const username = findUsernameFault(values.username);
  return { ...findFaults(values), ...(username === undefined ? {} : { username }) };
}

type ConfirmEmailFormProps = { data: string; answer: VerifyEmailAnswer };

/**
 * A link that was opened in another browser than the one that signed up asks for the password
 * given there; and for another name, when the one that was chosen has become somebody else's.
 */
export function ConfirmEmailForm({ data, answer }: ConfirmEmailFormProps) {
  const { t } = useTranslation();
  const confirm = useConfirmEmail(data);
  const { email, username = email } = answer;
  const isNameTaken = answer.username_taken === true;
  const form = useForm({
    initial: { username: '', password: '' },
    findFaults: isNameTaken ? findFaultsWithName : findFaults,
    onSubmit: (values) => confirm.mutate(values),
  });
  const intro = isNameTaken ? 'nameTakenText' : 'passwordText';

  return (
    <>
      <PageHeading intro={t(`auth.verifyEmail.${intro}`, { username, email })}>
        {t('auth.verifyEmail.passwordTitle')}
      </PageHeading>
      <form noValidate onSubmit={form.submit} className="flex w-full max-w-md flex-col gap-5">
        {isNameTaken ? (
          <TextField
            label={t('fields.username')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={form.values.username}
            onChange={(event) => form.set('username', event.target.value)}
            onBlur={() => form.touch('username')}
            error={form.fault('username')}
          />
        ) : (
          <input type="hidden" name="username" autoComplete="username" value={username} />
        )}
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          onChange={(event) => form.set('password', event.target.value)}
          onBlur={() => form.touch('password')}
          error={form.fault('password')}
        />
        <FormFoot
          form={form}
          pending={confirm.isPending}
          submit={t(`auth.verifyEmail.${confirm.isPending ? 'confirmPending' : 'confirm'}`)}
          faultsTitle={t('auth.verifyEmail.faultsTitle')}
          error={confirm.error}
        />
      </form>
      <div className="stitch-top flex w-full max-w-md flex-col items-start gap-3 pt-6">
        <p className="text-ink-soft">{t('auth.verifyEmail.severalHint')}</p>
        <ResendButton email={email} />
      </div>
    </>
  );
}
