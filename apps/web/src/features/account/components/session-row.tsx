import type { AccountSession } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { formatDate } from '../../../lib/time/time-ago.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { useEndSession } from '../api/end-session.ts';

/** A signed-in browser, and the button to log it out. */
export function SessionRow({ session }: { session: AccountSession }) {
  const { t } = useTranslation();
  const end = useEndSession();
  const device = session.device ?? t('account.sessions.unknownDevice');
  const date = formatDate(new Date(session.created_at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {session.current && <Badge tone="ink">{t('account.sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('account.sessions.lastSeen')}{' '}
          {session.current ? (
            t('account.sessions.now')
          ) : (
            <TimeAgo timestamp={session.last_seen_at} />
          )}{' '}
          · {t('account.sessions.since', { date })}
        </p>
      </div>
      {!session.current && (
        <Button
          look="outline"
          pending={end.isPending}
          aria-label={t('account.sessions.endNamed', { device, date })}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => toast.success(t('account.sessions.ended')),
              onError: (error) => toast.error(errorText(error)),
            })
          }
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}
