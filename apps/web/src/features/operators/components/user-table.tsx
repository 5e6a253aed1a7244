import type { OperatorUser } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/time/time-ago.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { type Place, pathOf } from '../model/place.ts';
import { FigureTable } from './figure-table.tsx';
import { UserBadges } from './user-badges.tsx';

type UserTableProps = { users: readonly OperatorUser[]; place: Place };

/** The accounts; each name opens its account. */
export function UserTable({ users, place }: UserTableProps) {
  const { t } = useTranslation();
  return (
    <FigureTable
      labelledBy="users-title"
      columns={[
        { label: t('operators.users.columns.name') },
        { label: t('operators.users.columns.plan') },
        { label: t('operators.users.columns.credits'), isFigure: true },
        { label: t('operators.users.columns.created') },
        { label: t('operators.users.columns.seen') },
      ]}
      rows={users.map((user) => ({
        key: user.id,
        cells: [
          <UserName key="name" user={user} place={place} />,
          user.plan ?? <Absent key="plan">{t('operators.users.noPlan')}</Absent>,
          user.credits,
          <span key="created" className="whitespace-nowrap">
            {formatDate(new Date(user.created_at))}
          </span>,
          user.last_seen_at === null ? (
            <Absent key="seen">{t('operators.users.neverSeen')}</Absent>
          ) : (
            <span key="seen" className="whitespace-nowrap">
              <TimeAgo timestamp={user.last_seen_at} />
            </span>
          ),
        ],
      }))}
    />
  );
}

function Absent({ children }: { children: string }) {
  return <span className="whitespace-nowrap text-ink-soft">{children}</span>;
}

function UserName({ user, place }: { user: OperatorUser; place: Place }) {
  const { search, page } = place;
  return (
    <div className="flex min-w-0 flex-col">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink
          to={pathOf({ search, page, user: user.id })}
          className="min-w-0 font-medium wrap-anywhere"
        >
          {user.username}
        </TextLink>
        <UserBadges user={user} />
      </span>
      {user.email !== user.username && (
        <span className="text-sm wrap-anywhere text-ink-soft">{user.email}</span>
      )}
    </div>
  );
}
