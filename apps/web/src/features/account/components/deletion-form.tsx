import { type Account, validationWords } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useDeleteAccount } from '../api/delete-account.ts';
import { findPresentPasswordFault } from '../model/present-password.ts';

type DeletionFormProps = { account: Account; onKeep: () => void };

/** Asks for the password, or the name of an account that has none, and deletes. */
export function DeletionForm({ account, onKeep }: DeletionFormProps) {
  const { t } = useTranslation();
  const { has_password: hasPassword, username } = account;
  const deletion = useDeleteAccount(() => toast.success(t('account.deletion.done')));
  const form = useForm({
    initial: { proof: '' },
    findFaults: ({ proof }) => ({ proof: findProofFault(account, proof) }),
    sparesUntouched: true,
    serverNames: { proof: hasPassword ? 'password' : 'username' },
    onSubmit: ({ proof }) => {
      if (deletion.isPending) return;
      const asked = hasPassword ? { password: proof } : { username: proof.trim() };
      deletion.mutate(asked);
    },
  });
  const field = { ...form.field('proof'), name: hasPassword ? 'password' : 'username' };
  return (
    <form noValidate onSubmit={form.submit} className="mt-6 flex flex-col gap-5">
      <p>{t(`account.deletion.${hasPassword ? 'passwordHint' : 'usernameHint'}`, { username })}</p>
      {hasPassword ? (
        <PasswordField
          {...field}
          label={t('fields.presentPassword')}
          autoComplete="current-password"
        />
      ) : (
        <TextField
          {...field}
          label={t('fields.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <FaultList
        title={t('account.deletion.faultsTitle')}
        faults={deletion.error ? errorTexts(deletion.error, form.amended) : []}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onKeep}>
          {t('account.deletion.keep')}
        </Button>
        <Button type="submit" look="danger" pending={deletion.isPending}>
          {t(`account.deletion.${deletion.isPending ? 'pending' : 'submit'}`)}
        </Button>
      </div>
    </form>
  );
}

function findProofFault({ has_password: hasPassword, username }: Account, proof: string) {
  if (hasPassword) return findPresentPasswordFault(proof);
  return proof.trim() === username ? undefined : validationWords.usernameOwn;
}
