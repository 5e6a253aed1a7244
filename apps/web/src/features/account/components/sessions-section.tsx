import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useEndOtherSessions } from '../api/end-other-sessions.ts';
import { useSessions } from '../api/get-sessions.ts';
import { AccountSection } from './account-section.tsx';
import { SessionRow } from './session-row.tsx';

export function SessionsSection() {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('account.sessions.title')} text={t('account.sessions.text')}>
      <SessionList />
    </AccountSection>
  );
}

function SessionList() {
  const { t } = useTranslation();
  const { data: sessions, error, refetch } = useSessions();
  if (sessions) {
    return (
      <>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        {sessions.length > 1 ? (
          <EndOthersButton />
        ) : (
          <p className="text-ink-soft">{t('account.sessions.alone')}</p>
        )}
      </>
    );
  }
  if (!error) return <Loading />;
  return (
    <ErrorState
      title={t('account.sessions.failed')}
      text={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}

function EndOthersButton() {
  const { t } = useTranslation();
  const end = useEndOtherSessions();
  return (
    <Button
      look="outline"
      pending={end.isPending}
      className="self-start"
      onClick={() =>
        end.mutate(undefined, {
          onSuccess: () => toast.success(t('account.sessions.othersEnded')),
          onError: (error) => toast.error(errorText(error)),
        })
      }
    >
      {t('account.sessions.endOthers')}
    </Button>
  );
}
