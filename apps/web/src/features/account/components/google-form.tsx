import type { Account } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoogleClient } from '../../../lib/google/google-client.ts';
import { Button } from '../../../ui/button.tsx';
import { DrawnGoogleButton } from '../../../ui/drawn-google-button.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { useConnectGoogle } from '../api/connect-google.ts';
import { findPresentPasswordFault } from '../model/present-password.ts';

type GoogleFormProps = { account: Account; connect: ReturnType<typeof useConnectGoogle> };

/** Google's button first, then the password of the account. */
export function GoogleForm({ account, connect }: GoogleFormProps) {
  const { t } = useTranslation();
  const { data: clientId, isError } = useGoogleClient();
  const [credential, setCredential] = useState<string>();
  if (credential !== undefined) {
    const cancel = () => {
      connect.reset();
      setCredential(undefined);
    };
    return <ConnectForm {...{ account, connect, credential }} onCancel={cancel} />;
  }
  if (isError) return <p className="text-ink-soft">{t('account.google.absent')}</p>;
  if (!clientId) return null;
  return (
    <DrawnGoogleButton
      clientId={clientId}
      onCredential={setCredential}
      absent={t('account.google.absent')}
    />
  );
}

type ConnectFormProps = GoogleFormProps & { credential: string; onCancel: () => void };

function ConnectForm({ account, connect, credential, onCancel }: ConnectFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // Google's button, which had the focus, has been removed.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initial: { password: '' },
    findFaults: ({ password }) => ({ password: findPresentPasswordFault(password) }),
    sparesUntouched: true,
    onSubmit: ({ password }) => {
      if (!connect.isPending) connect.mutate({ accessToken: credential, password });
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-5">
      <p>{t('account.google.chosen')}</p>
      <input type="hidden" name="username" autoComplete="username" value={account.username} />
      <PasswordField
        {...form.field('password')}
        ref={field}
        label={t('fields.presentPassword')}
        autoComplete="current-password"
      />
      <FormFoot
        form={form}
        pending={connect.isPending}
        submit={t(`account.google.${connect.isPending ? 'connecting' : 'connect'}`)}
        faultsTitle={t('account.faultsTitle')}
        error={connect.error}
      />
      <Button look="quiet" className="self-start" onClick={onCancel}>
        {t('account.google.cancel')}
      </Button>
    </form>
  );
}
