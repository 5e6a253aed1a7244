import type { Account } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DoneNote } from '../../../ui/done-note.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { useConnectGoogle } from '../api/connect-google.ts';
import { useDisconnectGoogle } from '../api/disconnect-google.ts';
import { AccountSection } from './account-section.tsx';
import { GoogleForm } from './google-form.tsx';

/**
 * Connects the account to Google, or disconnects it; nothing where the server has no Google client.
 */
export function GoogleSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  // The mutation is here, because the form below is unmounted when the account has changed.
  const connect = useConnectGoogle();
  const disconnect = useDisconnectGoogle();
  const { google_connected: isConnected, google_available: isAvailable } = account;
  if (!isConnected && !isAvailable) return null;
  const change = isConnected ? connect : disconnect;
  const done = t(`account.google.${isConnected ? 'done' : 'disconnected'}`);
  return (
    <AccountSection title={t('account.google.title')} text={t('account.google.text')}>
      {isConnected ? (
        <Connected account={account} disconnect={disconnect} />
      ) : (
        <GoogleForm account={account} connect={connect} />
      )}
      <DoneNote text={change.isSuccess ? done : undefined} />
    </AccountSection>
  );
}

type ConnectedProps = { account: Account; disconnect: ReturnType<typeof useDisconnectGoogle> };

function Connected({ account, disconnect }: ConnectedProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('account.google.connected')}</p>
      {account.has_password ? (
        <>
          <p className="text-ink-soft">{t('account.google.disconnectHint')}</p>
          <Button
            look="outline"
            pending={disconnect.isPending}
            className="self-start"
            onClick={() => disconnect.mutate()}
          >
            {t(`account.google.${disconnect.isPending ? 'disconnecting' : 'disconnect'}`)}
          </Button>
        </>
      ) : (
        <p className="text-ink-soft">{t('account.google.needsPassword')}</p>
      )}
      <FaultList
        title={t('account.faultsTitle')}
        faults={disconnect.error ? errorTexts(disconnect.error) : []}
      />
    </>
  );
}
