import type { AuditEntry } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { useAuditLog } from '../api/get-audit-log.ts';
import { pathOf } from '../model/place.ts';
import { usePlace } from '../model/use-place.ts';

/** The audit log, a page at a time. */
export function AuditLogSection() {
  const { t } = useTranslation();
  const { place, go } = usePlace();
  const { data, error, isPlaceholderData, refetch } = useAuditLog(place.page);
  return (
    <section aria-labelledby="log-title" className="flex flex-col gap-6">
      <h2 id="log-title" className="title-section text-2xl">
        {t('operators.log.title')}
      </h2>
      {error && (
        <ErrorState
          title={t('operators.log.failed')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading />}
      {data?.entries.length === 0 && (
        <EmptyState title={t('operators.log.empty')} text={t('operators.log.emptyText')} />
      )}
      {data && data.entries.length > 0 && (
        <div aria-busy={isPlaceholderData} className="flex flex-col gap-6 aria-busy:opacity-50">
          <ol className="border-t border-hairline">
            {data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pagination pages={data.pagination} onPage={(page) => go({ page })} />
        </div>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const gone = t('operators.log.gone');
  const actor = entry.actor === 'terminal' ? t('operators.log.terminal') : entry.operator_name;
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-hairline py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <p className="annotation text-sm sm:pt-0.5">
        <TimeAgo timestamp={entry.timestamp} />
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong className="font-medium">{actor ?? gone}</strong>{' '}
          {t(`operators.log.actions.${entry.action}`)}{' '}
          {entry.username === null ? (
            gone
          ) : (
            <TextLink to={pathOf({ user: entry.user_id })}>{entry.username}</TextLink>
          )}
        </p>
        <p className="text-ink-soft">{entry.reason}</p>
      </div>
    </li>
  );
}
