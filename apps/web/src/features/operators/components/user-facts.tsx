import type { OperatorUserDetail } from '@toile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/time/time-ago.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';

/** An account in facts. */
export function UserFacts({ detail: { user, runs } }: { detail: OperatorUserDetail }) {
  const { t } = useTranslation();
  return (
    <dl className="border-t border-hairline">
      <Fact name={t('fields.email')}>{user.email}</Fact>
      <Fact name={t('operators.users.columns.plan')}>
        {user.plan ?? t('operators.users.noPlan')}
      </Fact>
      <Fact name={t('operators.users.columns.credits')}>{user.credits}</Fact>
      <Fact name={t('operators.user.runs')}>{t('operators.user.runsOf', runs)}</Fact>
      <Fact name={t('operators.users.columns.created')}>
        {formatDate(new Date(user.created_at))}
      </Fact>
      <Fact name={t('operators.users.columns.seen')}>
        {user.last_seen_at === null ? (
          t('operators.users.neverSeen')
        ) : (
          <TimeAgo timestamp={user.last_seen_at} />
        )}
      </Fact>
      {user.locked_at !== null && (
        <Fact name={t('operators.user.lockedSince')}>
          <TimeAgo timestamp={user.locked_at} />
        </Fact>
      )}
      <Fact name={t('operators.user.id')}>
        <span className="text-sm">{user.id}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-4 border-b border-hairline py-2.5">
      <dt className="annotation text-sm">{name}</dt>
      <dd className="tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
