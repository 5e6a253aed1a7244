import type { Account } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { useEndTwoFactor } from '../api/change-two-factor.ts';
import { findPresentPasswordFault } from '../model/present-password.ts';

type TwoFactorOffProps = {
  account: Account;
  end: ReturnType<typeof useEndTwoFactor>;
  onCancel: () => void;
};

/** Asks for password and code, and turns two-factor log-in off. */
export function TwoFactorOff({ account, end, onCancel }: TwoFactorOffProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: '', code: '' },
    findFaults: ({ password, code }) => ({
      password: findPresentPasswordFault(password),
      code: code.trim() === '' ? t('account.twoFactor.codeRequired') : undefined,
    }),
    sparesUntouched: true,
    onSubmit: (values) => {
      if (!end.isPending) end.mutate(values);
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-5">
      <input type="hidden" name="username" autoComplete="username" value={account.username} />
      <PasswordField
        {...form.field('password')}
        label={t('fields.presentPassword')}
        autoComplete="current-password"
      />
      <TextField
        {...form.field('code')}
        label={t('account.twoFactor.codeOrRecovery')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormFoot
        form={form}
        pending={end.isPending}
        submit={t(`account.twoFactor.${end.isPending ? 'turningOff' : 'turnOff'}`)}
        faultsTitle={t('account.faultsTitle')}
        error={end.error}
      />
      <Button look="quiet" className="self-start" onClick={onCancel}>
        {t('account.twoFactor.cancel')}
      </Button>
    </form>
  );
}
