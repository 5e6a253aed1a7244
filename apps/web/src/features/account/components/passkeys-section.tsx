import '../account-words.ts';
import type { Account } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { DoneNote } from '../../../ui/done-note.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAddPasskey, useRemovePasskey } from '../api/change-passkeys.ts';
import { usePasskeys } from '../api/get-passkeys.ts';
import { AccountSection } from './account-section.tsx';
import { PasskeyAdd } from './passkey-add.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** The user's passkeys: another way in, and another second factor. */
export function PasskeysSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('account.passkeys.title')} text={t('account.passkeys.text')}>
      <PasskeyList account={account} />
    </AccountSection>
  );
}

function PasskeyList({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { data: passkeys, error, refetch } = usePasskeys();
  // The mutations are here, because a row goes with its passkey.
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  if (!passkeys) {
    if (!error) return <Loading />;
    return (
      <ErrorState
        title={t('account.passkeys.failed')}
        text={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  const added = add.isSuccess ? t('account.passkeys.addDone') : undefined;
  const done = remove.isSuccess ? t('account.passkeys.removeDone') : added;
  return (
    <>
      {passkeys.length === 0 ? (
        <p>{t('account.passkeys.none')}</p>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              account={account}
              passkey={passkey}
              isNew={passkey.id === add.data?.id}
              remove={remove}
            />
          ))}
        </ul>
      )}
      <PasskeyAdd account={account} count={passkeys.length} add={add} onBegin={remove.reset} />
      <DoneNote text={done} />
    </>
  );
}
