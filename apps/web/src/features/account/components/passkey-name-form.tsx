import { PASSKEY_NAME_MAX_LENGTH, type Passkey, passkeyFaultWords } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusOnce } from '../../../ui/use-focus-once.ts';
import { useForm } from '../../../ui/use-form.ts';
import { useRenamePasskey } from '../api/change-passkeys.ts';

function findNameFault(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return passkeyFaultWords.nameRequired;
  return length > PASSKEY_NAME_MAX_LENGTH ? passkeyFaultWords.nameTooLong : undefined;
}

/** Renames a passkey. */
export function PasskeyNameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation();
  const rename = useRenamePasskey();
  const field = useFocusOnce<HTMLInputElement>(true);
  const form = useForm({
    initial: { name: passkey.name },
    findFaults: ({ name }) => ({ name: findNameFault(name) }),
    onSubmit: ({ name }) => {
      if (rename.isPending) return;
      rename.mutate(
        { id: passkey.id, name },
        {
          onSuccess: () => {
            toast.success(t('account.passkeys.renamed'));
            onDone();
          },
        },
      );
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex w-full max-w-md flex-col gap-4">
      <TextField
        {...form.field('name')}
        ref={field}
        label={t('account.passkeys.name')}
        autoComplete="off"
        onFocus={({ target }) => target.select()}
      />
      <FormFoot
        form={form}
        pending={rename.isPending}
        submit={t(`account.passkeys.${rename.isPending ? 'saving' : 'save'}`)}
        faultsTitle={t('account.faultsTitle')}
        error={rename.error}
      />
      <Button look="quiet" className="self-start" onClick={onDone}>
        {t('account.passkeys.cancel')}
      </Button>
    </form>
  );
}
