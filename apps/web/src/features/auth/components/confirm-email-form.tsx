import {
  coreWords,
  findUsernameFault,
  requiredMessage,
  type VerifyEmailAnswer,
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

function findFaults({ password }: Values) {
  return { password: password === '' ? requiredMessage(coreWords.fields.password) : undefined };
}

function findFaultsWithName(values: Values) {
  return { username: findUsernameFault(values.username), ...findFaults(values) };
}

type ConfirmEmailFormProps = { data: string; answer: VerifyEmailAnswer };

/**
 * Form of a link that was opened in another browser than the one that signed up. It asks for the
 * password of the sign-up, and for another name when somebody else has taken the chosen one.
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
            {...form.field('username')}
            label={t('fields.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <input type="hidden" name="username" autoComplete="username" value={username} />
        )}
        <PasswordField
          {...form.field('password')}
          label={t('fields.password')}
          autoComplete="current-password"
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
