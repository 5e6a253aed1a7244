import '../auth-words.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { errorText } from '../../../lib/api/error-texts.ts';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useLogOut } from '../api/log-out.ts';

/** Logs out on arrival and goes to the landing page. */
export function LogoutScreen() {
  const { t } = useTranslation();
  const isSignedIn = useSession();
  const { mutate, error } = useLogOut();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !isSignedIn) return;
    hasBegun.current = true;
    mutate();
  }, [isSignedIn, mutate]);

  if (!isSignedIn) return <Navigate to="/" replace />;
  if (!error) return <Loading text={t('auth.logout.pending')} />;
  return (
    <div className="page">
      <ErrorState
        title={t('auth.logout.failedTitle')}
        text={errorText(error)}
        onRetry={() => mutate()}
      />
    </div>
  );
}
