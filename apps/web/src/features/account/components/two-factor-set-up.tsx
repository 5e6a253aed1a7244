import type { Account, TwoFactorSecret } from '@toile/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useBeginTwoFactor, type useConfirmTwoFactor } from '../api/change-two-factor.ts';
import { PasswordStep } from './password-step.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

type SetUpProps = {
  account: Account;
  confirm: ReturnType<typeof useConfirmTwoFactor>;
  onCancel: () => void;
};

/** Asks for the password, shows the key for the app, and asks for its first code. */
export function TwoFactorSetUp({ account, confirm, onCancel }: SetUpProps) {
  const { t } = useTranslation();
  const begin = useBeginTwoFactor();
  if (!begin.data) {
    return (
      <PasswordStep
        account={account}
        submit={t(`account.twoFactor.${begin.isPending ? 'beginning' : 'begin'}`)}
        cancel={t('account.twoFactor.cancel')}
        pending={begin.isPending}
        error={begin.error}
        onPassword={(password) => begin.mutate(password)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <>
      <ConfirmForm secret={begin.data} confirm={confirm} />
      <Button look="quiet" className="self-start" onClick={onCancel}>
        {t('account.twoFactor.cancel')}
      </Button>
    </>
  );
}

const GROUPS = /.{4}(?=.)/g;

type ConfirmFormProps = { secret: TwoFactorSecret; confirm: SetUpProps['confirm'] };

function ConfirmForm({ secret, confirm }: ConfirmFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { code: '' },
    findFaults: ({ code }) => ({
      code: code.trim() === '' ? t('account.twoFactor.codeRequired') : undefined,
    }),
    sparesUntouched: true,
    onSubmit: ({ code }) => {
      if (!confirm.isPending) confirm.mutate(code);
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-5">
      <p>{t('account.twoFactor.scan')}</p>
      <div className="flex flex-wrap items-center gap-6">
        <div className="size-44">
          <Suspense fallback={null}>
            <QrCode text={secret.uri} label={t('account.twoFactor.qr')} />
          </Suspense>
        </div>
        <dl className="min-w-0 flex-1 basis-40">
          <dt className="annotation text-sm">{t('account.twoFactor.key')}</dt>
          <dd className="font-mono text-sm tracking-wide wrap-anywhere select-all">
            {secret.secret.replaceAll(GROUPS, '$& ')}
          </dd>
          <dd className="mt-3">
            <a
              href={secret.uri}
              className="text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {t('account.twoFactor.openApp')}
            </a>
          </dd>
        </dl>
      </div>
      <TextField
        {...form.field('code')}
        label={t('account.twoFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormFoot
        form={form}
        pending={confirm.isPending}
        submit={t(`account.twoFactor.${confirm.isPending ? 'confirming' : 'confirm'}`)}
        faultsTitle={t('account.faultsTitle')}
        error={confirm.error}
      />
    </form>
  );
}
