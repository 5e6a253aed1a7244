import { type Account, findConfirmationFault, findPasswordFault } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneNote } from '../../../ui/done-note.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useChangePassword } from '../api/change-password.ts';
import { findPresentPasswordFault } from '../model/present-password.ts';

const EMPTY = { password: '', password1: '', password2: '' };
type Values = typeof EMPTY;

type Owner = Pick<Account, 'username' | 'email'>;

function faultsFor(owner: Owner) {
  return ({ password, password1, password2 }: Values) => ({
    password: findPresentPasswordFault(password),
    password1: findPasswordFault(password1, owner),
    password2: findConfirmationFault(password2, password1),
  });
}

/** Changes the password; the form is empty again afterwards. */
export function PasswordForm({ owner }: { owner: Owner }) {
  const [changes, setChanges] = useState(0);
  const { t } = useTranslation();
  return (
    <>
      <Fields key={changes} owner={owner} onChanged={() => setChanges(changes + 1)} />
      <DoneNote text={changes > 0 ? t('account.password.done') : undefined} />
    </>
  );
}

function Fields({ owner, onChanged }: { owner: Owner; onChanged: () => void }) {
  const { t } = useTranslation();
  const change = useChangePassword();
  const form = useForm({
    initial: EMPTY,
    findFaults: faultsFor(owner),
    sparesUntouched: true,
    onSubmit: (values) => !change.isPending && change.mutate(values, { onSuccess: onChanged }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-5">
      <input type="hidden" name="username" autoComplete="username" value={owner.username} />
      <PasswordField
        {...form.field('password')}
        label={t('fields.presentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('password1')}
        label={t('fields.newPassword')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('password2')}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
      <FormFoot
        form={form}
        pending={change.isPending}
        submit={t(`account.password.${change.isPending ? 'pending' : 'submit'}`)}
        faultsTitle={t('account.faultsTitle')}
        error={change.error}
      />
    </form>
  );
}
