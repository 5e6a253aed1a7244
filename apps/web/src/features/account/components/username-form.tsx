import { type Account, findAtSignFault, findUsernameFault } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneNote } from '../../../ui/done-note.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useChangeUsername } from '../api/change-username.ts';

export function UsernameForm({ account }: { account: Account }) {
  const { t } = useTranslation();
  const change = useChangeUsername();
  const [isSame, setIsSame] = useState(false);
  const form = useForm({
    initial: { username: account.username },
    findFaults: ({ username }) => ({
      username: findUsernameFault(username) ?? findAtSignFault({ username, email: account.email }),
    }),
    onSubmit: ({ username }) => {
      if (change.isPending) return;
      setIsSame(username === account.username);
      if (username === account.username) change.reset();
      else change.mutate(username);
    },
  });
  const same = isSame ? t('account.username.same') : undefined;
  const done = change.isSuccess ? t('account.username.done', { username: change.variables }) : same;
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-5">
      <TextField
        {...form.field('username')}
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormFoot
        form={form}
        pending={change.isPending}
        submit={t(`account.username.${change.isPending ? 'pending' : 'submit'}`)}
        faultsTitle={t('account.faultsTitle')}
        error={change.error}
      />
      <DoneNote text={done} />
    </form>
  );
}
