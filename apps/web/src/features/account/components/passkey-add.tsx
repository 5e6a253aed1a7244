import { type Account, PASSKEYS_PER_USER } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys } from '../../../lib/passkeys/has-passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnce } from '../../../ui/use-focus-once.ts';
import type { useAddPasskey } from '../api/change-passkeys.ts';
import { PasswordStep } from './password-step.tsx';

type PasskeyAddProps = {
  account: Account;
  /** Number of passkeys that the account has. */
  count: number;
  add: ReturnType<typeof useAddPasskey>;
  /** Called when the user begins to add one. */
  onBegin: () => void;
};

/** Adds a passkey; or says why none can be added. */
export function PasskeyAdd({ account, count, add, onBegin }: PasskeyAddProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState<boolean>();
  const refusal = findRefusal(account, count);
  if (refusal)
    return <p className="text-ink-soft">{t(`account.passkeys.${refusal}`, { count })}</p>;
  const begin = () => {
    onBegin();
    setOpen(true);
  };
  const close = () => {
    add.reset();
    setOpen(false);
  };
  if (!isOpen) return <AddButton wasOpen={isOpen === false && !add.isSuccess} onClick={begin} />;
  return (
    <PasswordStep
      account={account}
      submit={t(`account.passkeys.${add.isPending ? 'adding' : 'addSubmit'}`)}
      cancel={t('account.passkeys.cancel')}
      pending={add.isPending}
      error={add.error}
      onPassword={(password) => add.mutate(password, { onSuccess: () => setOpen(false) })}
      onCancel={close}
    />
  );
}

type AddButtonProps = {
  /** True: the step was left without a passkey, and the button gets the focus back. */
  wasOpen: boolean;
  onClick: () => void;
};

function AddButton({ wasOpen, onClick }: AddButtonProps) {
  const { t } = useTranslation();
  const button = useFocusOnce<HTMLButtonElement>(wasOpen);
  return (
    <Button ref={button} look="outline" className="self-start" onClick={onClick}>
      {t('account.passkeys.add')}
    </Button>
  );
}

function findRefusal(account: Account, count: number) {
  if (!account.has_password) return 'needsPassword';
  if (!hasPasskeys()) return 'unsupported';
  return count >= PASSKEYS_PER_USER ? 'full' : undefined;
}
