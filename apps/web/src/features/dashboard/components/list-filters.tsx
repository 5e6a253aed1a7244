import { MARKS } from '@toile/contract';
import { findTool, listTools } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isFiltered, NO_FILTER } from '../model/list-query.ts';
import type { useListQuery } from '../model/use-list-query.ts';
import { ListSelect } from './list-select.tsx';
import { SearchField } from './search-field.tsx';

/** Narrows the list to a tool, a mark, a span of time, and to prompts with certain words. */
export function ListFilters({ query, change }: ReturnType<typeof useListQuery>) {
  const { t } = useTranslation();
  return (
    <form
      aria-label={t('dashboard.filters')}
      onSubmit={(event) => event.preventDefault()}
      className="grid grow grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center sm:gap-3"
    >
      <ListSelect
        label={t('dashboard.filter')}
        value={query.tool ?? ''}
        options={[
          ['', t('dashboard.allTools')],
          ...listTools().map(({ id, words }) => [id, words.name] as const),
        ]}
        onChange={(id) => change({ tool: findTool(id)?.id })}
      />
      <ListSelect
        label={t('dashboard.mark')}
        value={query.mark ?? ''}
        options={[
          ['', t('dashboard.marks.all')],
          ...MARKS.map((mark) => [mark, t(`dashboard.marks.${mark}`)] as const),
        ]}
        onChange={(mark) => change({ mark: MARKS.find((one) => one === mark) })}
      />
      <ListSelect
        label={t('dashboard.days')}
        value={query.days === undefined ? '' : String(query.days)}
        options={[
          ['', t('dashboard.anyDay')],
          ...daysToOffer(query.days).map(
            (count) => [String(count), t('dashboard.lastDays', { count })] as const,
          ),
        ]}
        onChange={(days) => change({ days: days === '' ? undefined : Number(days) })}
      />
      <SearchField
        value={query.search}
        // The browser's history has an entry for each choice and page, not for each word.
        onSearch={(search) => change({ search }, { replace: query.search !== '' })}
      />
      {isFiltered(query) && (
        <Button look="quiet" onClick={() => change(NO_FILTER)} className="px-3!">
          <Icon name="close" className="size-4" />
          {t('dashboard.clear')}
        </Button>
      )}
    </form>
  );
}

const DAYS = [1, 7, 30, 365] as const;

/** The spans to choose from, with one that an address names. */
function daysToOffer(named: number | undefined): number[] {
  const all = new Set<number>(DAYS);
  if (named !== undefined) all.add(named);
  return [...all].toSorted((a, b) => a - b);
}
