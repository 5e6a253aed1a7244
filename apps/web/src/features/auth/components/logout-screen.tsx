import '../auth-words.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { errorText } from '../../../lib/api/error-texts.ts';
import { isLogoutClick } from '../../../lib/logout-click.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useLogOut } from '../api/log-out.ts';

/**
 * Logs out when a click of ours led here, and goes to the landing page. A visitor who comes by a
 * link, perhaps of another site, is asked first.
 */
export function LogoutScreen() {
  const { t } = useTranslation();
  const isSignedIn = useSession();
  const isClick = isLogoutClick(useLocation().state);
  const { mutate, error, isIdle } = useLogOut();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !isSignedIn || !isClick) return;
    hasBegun.current = true;
    mutate();
  }, [isSignedIn, isClick, mutate]);

  if (!isSignedIn) return <Navigate to="/" replace />;
  if (isIdle && !isClick) return <Question onLogOut={() => mutate()} />;
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

function Question({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="page flex flex-col items-start gap-8">
      <PageHeading intro={t('auth.logout.intro')}>{t('auth.logout.title')}</PageHeading>
      <div className="flex flex-wrap gap-4">
        <Button look="accent" onClick={onLogOut}>
          {t('auth.logout.submit')}
        </Button>
        <ButtonLink to="/dashboard" look="outline">
          {t('auth.logout.stay')}
        </ButtonLink>
      </div>
    </div>
  );
}
