import '../account-words.ts';
import type { Account } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DoneNote } from '../../../ui/done-note.tsx';
import {
  useConfirmTwoFactor,
  useEndTwoFactor,
  useRenewRecoveryCodes,
} from '../api/change-two-factor.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

type Changes = {
  confirm: ReturnType<typeof useConfirmTwoFactor>;
  renew: ReturnType<typeof useRenewRecoveryCodes>;
  end: ReturnType<typeof useEndTwoFactor>;
};

/** Turns two-factor log-in on and off, and makes new recovery codes. */
export function TwoFactorSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  // The mutations are here, because the forms below go when the account has changed.
  const confirm = useConfirmTwoFactor();
  const renew = useRenewRecoveryCodes();
  const end = useEndTwoFactor();
  const isDoneOff = end.isSuccess && !account.two_factor && !confirm.isSuccess;
  return (
    <AccountSection title={t('account.twoFactor.title')} text={t('account.twoFactor.text')}>
      <CodesOrState account={account} changes={{ confirm, renew, end }} />
      <DoneNote text={isDoneOff ? t('account.twoFactor.doneOff') : undefined} />
    </AccountSection>
  );
}

type StateProps = { account: Account; changes: Changes };

function CodesOrState({ account, changes }: StateProps) {
  const { t } = useTranslation();
  const { confirm, renew } = changes;
  if (renew.data) {
    const text = t('account.twoFactor.renewedText');
    return <RecoveryCodes codes={renew.data} text={text} onKept={renew.reset} />;
  }
  if (confirm.data) {
    const text = t('account.twoFactor.codesText');
    return <RecoveryCodes codes={confirm.data} text={text} onKept={confirm.reset} />;
  }
  return <State account={account} changes={changes} />;
}

function State({ account, changes }: StateProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'turn' | 'renew'>();
  const { confirm, renew, end } = changes;
  const { two_factor: isOn, recovery_codes_left: count } = account;
  const close = () => {
    for (const { reset } of [confirm, renew, end]) reset();
    setStep(undefined);
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
  if (step === undefined) {
    return (
      <>
        <p>{words}</p>
        <div className="flex flex-wrap gap-3">
          {isOn && (
            <Button look="outline" onClick={() => setStep('renew')}>
              {t('account.twoFactor.renew')}
            </Button>
          )}
          <Button look="outline" onClick={() => setStep('turn')}>
            {t(`account.twoFactor.${isOn ? 'turnOff' : 'turnOn'}`)}
          </Button>
        </div>
      </>
    );
  }
  if (!isOn) return <TwoFactorSetUp account={account} confirm={confirm} onCancel={close} />;
  if (step === 'turn') return <TwoFactorOff account={account} end={end} onCancel={close} />;
  return (
    <PasswordStep
      account={account}
      hint={t('account.twoFactor.renewHint')}
      submit={t(`account.twoFactor.${renew.isPending ? 'renewing' : 'renewSubmit'}`)}
      cancel={t('account.twoFactor.cancel')}
      pending={renew.isPending}
      error={renew.error}
      onPassword={(password) => renew.mutate(password)}
      onCancel={close}
    />
  );
}
