import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useOperatorUsers } from '../api/get-users.ts';
import { usePlace } from '../model/use-place.ts';
import { UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';

/** Search of accounts, and the list of those found. */
export function UsersSection() {
  const { t } = useTranslation();
  const { place, go } = usePlace();
  const { data, error, isPlaceholderData, refetch } = useOperatorUsers(place);
  const total = data?.pagination.total_output_images;
  return (
    <section aria-labelledby="users-title" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="users-title" className="title-section text-2xl">
            {t('operators.users.title')}
          </h2>
          <p aria-live="polite" className="annotation tabular-nums">
            {total !== undefined && t('operators.users.count', { count: total })}
          </p>
        </div>
        <UserSearch
          // Another search from outside, such as by a step back, begins with its own words.
          key={place.search}
          value={place.search}
          onSearch={(search) => go({ search }, { replace: place.search !== '' })}
        />
      </div>
      {error && (
        <ErrorState
          title={t('operators.users.failed')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading />}
      {data?.users.length === 0 && (
        <EmptyState
          title={t('operators.users.nobody')}
          text={t('operators.users.nobodyText', { words: place.search })}
        >
          <Button look="outline" onClick={() => go({ search: '' })}>
            {t('operators.users.showAll')}
          </Button>
        </EmptyState>
      )}
      {data && data.users.length > 0 && (
        <div aria-busy={isPlaceholderData} className="flex flex-col gap-6 aria-busy:opacity-50">
          <UserTable users={data.users} place={place} />
          <Pagination pages={data.pagination} onPage={(page) => go({ page })} />
        </div>
      )}
    </section>
  );
}
