import { errorWords } from '@toile/contract';
import { type ComponentType, useRef } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useDashboard } from '../api/get-dashboard.ts';
import { isFiltered, NO_FILTER } from '../model/list-query.ts';
import { useCorrectPage } from '../model/use-correct-page.ts';
import { useListQuery } from '../model/use-list-query.ts';
import { type ListView, useListView } from '../model/use-list-view.ts';
import { useShownPage } from '../model/use-shown-page.ts';
import { GenerationPage, type PreviewProps } from './generation-page.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHeading } from './list-heading.tsx';
import { NothingFound } from './nothing-found.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { Skeleton } from './skeleton.tsx';
import { useDeletion } from './use-deletion.tsx';
import { ViewChoice } from './view-choice.tsx';

/** All outputs, or those that a search finds, a page at a time, as a gallery or a table. */
export function GenerationList({ Preview }: { Preview: ComponentType<PreviewProps> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useListQuery();
  const { view, choose } = useListView();
  const { query, change } = list;
  const { data, isError, isPlaceholderData, refetch } = useDashboard({ query, view });
  const deleteOutputs = useDeletion();
  const { shown, total } = useShownPage(data);

  // The server answers a page past the end with the last one, which the address must name.
  const shownPage = isPlaceholderData ? undefined : data?.pagination.current_page;
  useCorrectPage(query.page, shownPage, (page) => change({ page }, { replace: true }));
  const filtered = isFiltered(query);
  const backToHeading = () => heading.current?.focus();
  const turn: typeof change = (changes) => {
    change(changes);
    backToHeading();
  };
  const show = (next: ListView) => {
    choose(next);
    change({ page: 1 }, { replace: true });
  };
  return (
    <section aria-labelledby="generations-title" className="flex flex-col gap-5">
      <ListHeading ref={heading} total={isPlaceholderData ? undefined : total} found={filtered} />
      {(filtered || total !== 0) && (
        <div className="flex flex-wrap items-start gap-3">
          <ListFilters {...list} />
          <ViewChoice value={view} onChange={show} />
        </div>
      )}
      {isError && <ErrorState title={errorWords.fetchGenerations} onRetry={() => void refetch()} />}
      {!shown && !isError && <Skeleton view={view} />}
      {total === 0 && !filtered && <NothingYet />}
      {total === 0 && filtered && <NothingFound query={query} onClear={() => turn(NO_FILTER)} />}
      {shown && total !== 0 && (
        <GenerationPage
          page={shown}
          view={view}
          isBusy={isPlaceholderData}
          Preview={Preview}
          onDelete={deleteOutputs}
          onPage={(page) => turn({ page })}
          onLeftAlone={backToHeading}
        />
      )}
    </section>
  );
}
