import type { Account, Passkey } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/time/time-ago.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { useFocusOnce } from '../../../ui/use-focus-once.ts';
import type { useRemovePasskey } from '../api/change-passkeys.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasswordStep } from './password-step.tsx';

type PasskeyRowProps = {
  account: Account;
  passkey: Passkey;
  /** True: it was added just now, and wants a name. */
  isNew: boolean;
  remove: ReturnType<typeof useRemovePasskey>;
};

type Step = 'rename' | 'remove' | undefined;

/** A passkey, with what can be done to it. */
export function PasskeyRow({ account, passkey, isNew, remove }: PasskeyRowProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ step: Step; before?: Step }>();
  const { step, before } = chosen ?? { step: isNew ? 'rename' : undefined };
  const close = () => {
    remove.reset();
    setChosen({ step: undefined, before: step });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <PasskeyFacts passkey={passkey} />
      {step === undefined && (
        <RowButtons
          passkey={passkey}
          before={before}
          onStep={(next) => {
            remove.reset();
            setChosen({ step: next });
          }}
        />
      )}
      {step === 'rename' && <PasskeyNameForm passkey={passkey} onDone={close} />}
      {step === 'remove' && (
        <PasswordStep
          account={account}
          hint={t('account.passkeys.removeHint')}
          submit={t(`account.passkeys.${remove.isPending ? 'removing' : 'removeSubmit'}`)}
          cancel={t('account.passkeys.cancel')}
          pending={remove.isPending}
          error={remove.error}
          onPassword={(password) => remove.mutate({ id: passkey.id, password })}
          onCancel={close}
        />
      )}
    </li>
  );
}

function PasskeyFacts({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const date = formatDate(new Date(passkey.created_at));
  return (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">{passkey.name}</p>
      <p className="text-sm text-ink-soft">
        {t('account.passkeys.added', { date })} ·{' '}
        {passkey.last_used_at === null ? (
          t('account.passkeys.neverUsed')
        ) : (
          <>
            {t('account.passkeys.lastUsed')} <TimeAgo timestamp={passkey.last_used_at} />
          </>
        )}
      </p>
    </div>
  );
}

type RowButtonsProps = {
  passkey: Passkey;
  /** The step that was closed just now: its button gets the focus back. */
  before: Step;
  onStep: (step: Step) => void;
};

function RowButtons({ passkey, before, onStep }: RowButtonsProps) {
  const { t } = useTranslation();
  const rename = useFocusOnce<HTMLButtonElement>(before === 'rename');
  const remove = useFocusOnce<HTMLButtonElement>(before === 'remove');
  const { name } = passkey;
  const date = formatDate(new Date(passkey.created_at));
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        ref={rename}
        look="outline"
        aria-label={t('account.passkeys.renameNamed', { name, date })}
        onClick={() => onStep('rename')}
      >
        {t('account.passkeys.rename')}
      </Button>
      <Button
        ref={remove}
        look="outline"
        aria-label={t('account.passkeys.removeNamed', { name, date })}
        onClick={() => onStep('remove')}
      >
        {t('account.passkeys.remove')}
      </Button>
    </div>
  );
}
