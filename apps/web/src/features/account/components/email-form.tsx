import { type Account, findEmailFault } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneNote } from '../../../ui/done-note.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useChangeEmail } from '../api/change-email.ts';
import { findPresentPasswordFault } from '../model/present-password.ts';

const EMPTY = { email: '', password: '' };
type Values = typeof EMPTY;

function findFaults({ email, password }: Values) {
  return { email: findEmailFault(email.trim()), password: findPresentPasswordFault(password) };
}

/** Form for another e-mail address; it is emptied once the link was sent. */
export function EmailForm({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [changes, setChanges] = useState(0);
  const { pending_email: email } = account;
  return (
    <>
      <Fields key={changes} onAsked={() => setChanges(changes + 1)} />
      <DoneNote text={email === null ? undefined : t('account.email.waiting', { email })} />
    </>
  );
}

function Fields({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation();
  const change = useChangeEmail();
  const form = useForm({
    initial: EMPTY,
    findFaults,
    sparesUntouched: true,
    onSubmit: (values) => !change.isPending && change.mutate(values, { onSuccess: onAsked }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-5">
      <TextField
        {...form.field('email')}
        label={t('fields.newEmail')}
        type="email"
        autoComplete="email"
      />
      <PasswordField
        {...form.field('password')}
        label={t('fields.presentPassword')}
        autoComplete="current-password"
      />
      <FormFoot
        form={form}
        pending={change.isPending}
        submit={t(`account.email.${change.isPending ? 'pending' : 'submit'}`)}
        faultsTitle={t('account.faultsTitle')}
        error={change.error}
      />
    </form>
  );
}
