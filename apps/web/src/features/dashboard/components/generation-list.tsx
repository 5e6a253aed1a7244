import { errorWords } from '@toile/contract';
import { type ComponentType, useRef, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useDashboard } from '../api/get-dashboard.ts';
import { isFiltered } from '../model/list-query.ts';
import { useCorrectPage } from '../model/use-correct-page.ts';
import { useListQuery } from '../model/use-list-query.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { GenerationPage, type PreviewProps } from './generation-page.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHeading } from './list-heading.tsx';
import { NothingFound } from './nothing-found.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { SkeletonTable } from './skeleton-table.tsx';

/** All outputs, or those that a search finds, a page at a time. */
export function GenerationList({ Preview }: { Preview: ComponentType<PreviewProps> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useListQuery();
  const { query, change } = list;
  const { data, isError, isPlaceholderData, refetch } = useDashboard(query);
  const [deletingId, setDeletingId] = useState<string | null>(null);

  // The server answers a page past the end with the last one, which the address must name.
  const shownPage = isPlaceholderData ? undefined : data?.pagination.current_page;
  useCorrectPage(query.page, shownPage, (page) => change({ page }, { replace: true }));
  const filtered = isFiltered(query);
  const total = data?.pagination.total_output_images;
  const shown = data?.generation_data ?? [];
  const backToHeading = () => heading.current?.focus();
  const turn: typeof change = (changes) => {
    change(changes);
    backToHeading();
  };

  return (
    <section aria-labelledby="generations-title" className="flex flex-col gap-5">
      <ListHeading ref={heading} total={isPlaceholderData ? undefined : total} found={filtered} />
      {(filtered || total !== 0) && <ListFilters {...list} />}
      {isError && <ErrorState title={errorWords.fetchGenerations} onRetry={() => void refetch()} />}
      {shown.length === 0 && total !== 0 && !isError && <SkeletonTable />}
      {total === 0 && !filtered && <NothingYet />}
      {total === 0 && filtered && (
        <NothingFound query={query} onClear={() => turn({ tool: undefined, search: '' })} />
      )}
      {data && shown.length > 0 && (
        <GenerationPage
          page={data}
          isBusy={isPlaceholderData}
          Preview={Preview}
          onDelete={setDeletingId}
          onPage={(page) => turn({ page })}
        />
      )}
      <DeleteDialog id={deletingId} onClose={() => setDeletingId(null)} onDeleted={backToHeading} />
    </section>
  );
}
