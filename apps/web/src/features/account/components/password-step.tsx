import type { Account } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useFocusOnce } from '../../../ui/use-focus-once.ts';
import { useForm } from '../../../ui/use-form.ts';
import { findPresentPasswordFault } from '../model/present-password.ts';

type PasswordStepProps = {
  account: Account;
  /** What the password is for. */
  hint?: string;
  /** Labels of the buttons. */
  submit: string;
  cancel: string;
  pending: boolean;
  error: Error | null;
  onPassword: (password: string) => void;
  onCancel: () => void;
};

/** Asks for the present password before something of the account's security changes. */
export function PasswordStep(props: PasswordStepProps) {
  const { account, hint, submit, cancel, pending, error, onPassword, onCancel } = props;
  const { t } = useTranslation();
  // The button that opened the step, which had the focus, has been removed.
  const field = useFocusOnce<HTMLInputElement>(true);
  const form = useForm({
    initial: { password: '' },
    findFaults: ({ password }) => ({ password: findPresentPasswordFault(password) }),
    sparesUntouched: true,
    onSubmit: ({ password }) => {
      if (!pending) onPassword(password);
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-5">
      {hint !== undefined && <p className="text-ink-soft">{hint}</p>}
      <input type="hidden" name="username" autoComplete="username" value={account.username} />
      <PasswordField
        {...form.field('password')}
        ref={field}
        label={t('fields.presentPassword')}
        autoComplete="current-password"
      />
      <FormFoot
        form={form}
        pending={pending}
        submit={submit}
        faultsTitle={t('account.faultsTitle')}
        error={error}
      />
      <Button look="quiet" className="self-start" onClick={onCancel}>
        {cancel}
      </Button>
    </form>
  );
}
