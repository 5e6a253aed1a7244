import type { Pagination as Pages } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

type PaginationProps = { pages: Pages; onPage: (page: number) => void };

/** First, previous, next, last and the position; nothing when there is only one page. */
export function Pagination({ pages, onPage }: PaginationProps) {
  const { t } = useTranslation();
  if (!pages.multiple_pages) return null;
  const { current_page: page, total_pages: total } = pages;
  const steps = [
    { label: t('common.pagination.first'), to: 1, enabled: pages.has_previous },
    { label: t('common.pagination.previous'), to: page - 1, enabled: pages.has_previous },
    { label: t('common.pagination.next'), to: page + 1, enabled: pages.has_next },
    { label: t('common.pagination.last'), to: total, enabled: pages.has_next },
  ];
  return (
    <nav
      aria-label={t('common.pagination.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        {steps.map(({ label, to, enabled }) => (
          <Button
            key={label}
            look="outline"
            disabled={!enabled}
            onClick={() => onPage(to)}
            className="max-sm:px-2!"
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="annotation tabular-nums" aria-live="polite">
        {t('common.pagination.position', { page, total })}
      </p>
    </nav>
  );
}
