import { en, type Generation } from '@toile/contract';
import { listTools } from '@toile/tools';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toolPath } from '../../../lib/tool-path.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useDashboard } from '../api/get-dashboard.ts';
import { usePage } from '../model/use-page.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { GenerationTable } from './generation-table.tsx';
import { SkeletonTable } from './skeleton-table.tsx';

/** The overlay that shows an output large; it belongs to another feature. */
export type PreviewProps = {
  generations: readonly Generation[];
  openId: string | null;
  onChange: (id: string | null) => void;
};

/** Everything made so far, a page at a time. */
export function GenerationList({ Preview }: { Preview: ComponentType<PreviewProps> }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, goTo] = usePage();
  const { data, isError, isPlaceholderData, refetch } = useDashboard({ page });
  const [openId, setOpenId] = useState<string | null>(null);
  const [deletingId, setDeletingId] = useState<string | null>(null);

  // A page past the end is answered by the last one: the address then names that.
  const shownPage = isPlaceholderData ? page : (data?.pagination.current_page ?? page);
  const isElsewhere = shownPage !== page;
  const correctPage = useEffectEvent(() => goTo(shownPage, { replace: true }));
  useEffect(() => {
    if (isElsewhere) correctPage();
  }, [isElsewhere]);

  const turnTo = (next: number) => {
    goTo(next);
    heading.current?.focus();
  };

  return (
    <section aria-labelledby="generations-title">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2
          id="generations-title"
          ref={heading}
          tabIndex={-1}
          className="title-section scroll-mt-6 text-2xl focus:outline-none"
        >
          {t('dashboard.generationsTitle')}
        </h2>
        {data && data.pagination.total_output_images > 0 && (
          <p className="annotation tabular-nums">
            {t('dashboard.total', { count: data.pagination.total_output_images })}
          </p>
        )}
      </div>
      {isError && <ErrorState title={en.errors.fetchGenerations} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonTable />}
      {data?.generation_data.length === 0 && <NothingYet />}
      {data && data.generation_data.length > 0 && (
        <div aria-busy={isPlaceholderData} className="flex flex-col gap-6">
          <GenerationTable
            generations={data.generation_data}
            onOpen={setOpenId}
            onDelete={setDeletingId}
          />
          <Pagination pages={data.pagination} onPage={turnTo} />
          <Preview generations={data.generation_data} openId={openId} onChange={setOpenId} />
        </div>
      )}
      <DeleteDialog
        id={deletingId}
        onClose={() => setDeletingId(null)}
        onDeleted={() => heading.current?.focus()}
      />
    </section>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  // Somebody who has nothing yet begins with words alone.
  const ready = listTools().find(({ brief, requiredImages }) => brief && !requiredImages.length);
  return (
    <EmptyState title={t('dashboard.empty')} text={t('dashboard.emptyText')}>
      {ready && (
        <ButtonLink to={toolPath(ready.id)} look="accent">
          {t('dashboard.emptyStart', { tool: t(`tools.${ready.messages}.name`) })}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
