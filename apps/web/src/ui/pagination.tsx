import type { Pagination as Pages } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

type PaginationProps = { pages: Pages; onPage: (page: number) => void };

/**
 * Links to the first, previous, next and last page, and the position; nothing when there is only
 * one page. First and last show where they are further than a step away, and keep their room, so
 * that nothing moves under a pointer.
 */
export function Pagination({ pages, onPage }: PaginationProps) {
  const { t } = useTranslation();
  if (!pages.multiple_pages) return null;
  const { current_page: page, total_pages: total } = pages;
  const turn = (to: number) => () => onPage(to);
  return (
    <nav aria-label={t('common.pagination.label')} className={ROW_CLASS}>
      <Button look="outline" onClick={turn(1)} style={place(pages.show_first)}>
        {t('common.pagination.first')}
      </Button>
      <Button look="outline" disabled={!pages.has_previous} onClick={turn(page - 1)}>
        {t('common.pagination.previous')}
      </Button>
      <p className={POSITION_CLASS} aria-live="polite">
        {t('common.pagination.position', { page, total })}
      </p>
      <Button look="outline" disabled={!pages.has_next} onClick={turn(page + 1)}>
        {t('common.pagination.next')}
      </Button>
      <Button look="outline" onClick={turn(total)} style={place(pages.show_last)}>
        {t('common.pagination.last')}
      </Button>
    </nav>
  );
}

const place = (isShown: boolean) => (isShown ? {} : ({ visibility: 'hidden' } as const));

const ROW_CLASS =
  'mx-auto grid w-full max-w-xl grid-cols-4 items-center gap-2 *:px-2! sm:grid-cols-[1fr_1fr_auto_1fr_1fr]';
const POSITION_CLASS =
  'annotation text-center tabular-nums max-sm:col-span-4 max-sm:row-start-1 sm:min-w-28';
