import '../account-words.ts';
import type { Account } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DoneNote } from '../../../ui/done-note.tsx';
import { useConfirmTwoFactor, useEndTwoFactor } from '../api/change-two-factor.ts';
import { AccountSection } from './account-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

/** Turns two-factor log-in on and off. */
export function TwoFactorSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  // The mutations are here, because the forms below go when the account has changed.
  const confirm = useConfirmTwoFactor();
  const end = useEndTwoFactor();
  const isDoneOff = end.isSuccess && !account.two_factor && !confirm.isSuccess;
  return (
    <AccountSection title={t('account.twoFactor.title')} text={t('account.twoFactor.text')}>
      {confirm.data ? (
        <RecoveryCodes codes={confirm.data} onKept={confirm.reset} />
      ) : (
        <State account={account} confirm={confirm} end={end} />
      )}
      <DoneNote text={isDoneOff ? t('account.twoFactor.doneOff') : undefined} />
    </AccountSection>
  );
}

type StateProps = {
  account: Account;
  confirm: ReturnType<typeof useConfirmTwoFactor>;
  end: ReturnType<typeof useEndTwoFactor>;
};

function State({ account, confirm, end }: StateProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { two_factor: isOn, recovery_codes_left: count } = account;
  const close = () => {
    confirm.reset();
    end.reset();
    setOpen(false);
  };
  const words = isOn
    ? `${t('account.twoFactor.on')} ${t('account.twoFactor.left', { count })}`
    : t('account.twoFactor.off');
  if (!isOn && !account.has_password) {
    return (
      <>
        <p>{words}</p>
        <p className="text-ink-soft">{t('account.twoFactor.needsPassword')}</p>
      </>
    );
  }
  if (!isOpen) {
    return (
      <>
        <p>{words}</p>
        <Button look="outline" className="self-start" onClick={() => setOpen(true)}>
          {t(`account.twoFactor.${isOn ? 'turnOff' : 'turnOn'}`)}
        </Button>
      </>
    );
  }
  if (isOn) return <TwoFactorOff account={account} end={end} onCancel={close} />;
  return <TwoFactorSetUp account={account} confirm={confirm} onCancel={close} />;
}
