import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isFiltered } from '../model/list-query.ts';
import type { useListQuery } from '../model/use-list-query.ts';
import { SearchField } from './search-field.tsx';
import { ToolFilter } from './tool-filter.tsx';

/** Narrows the list to a tool, and to prompts with certain words. */
export function ListFilters({ query, change }: ReturnType<typeof useListQuery>) {
  const { t } = useTranslation();
  return (
    <form
      aria-label={t('dashboard.filters')}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-3"
    >
      <ToolFilter value={query.tool} onChange={(tool) => change({ tool })} />
      <SearchField
        value={query.search}
        // The browser's history has an entry for each tool and page, not for each word.
        onSearch={(search) => change({ search }, { replace: query.search !== '' })}
      />
      {isFiltered(query) && (
        <Button
          look="quiet"
          onClick={() => change({ tool: undefined, search: '' })}
          className="px-3!"
        >
          <Icon name="close" className="size-4" />
          {t('dashboard.clear')}
        </Button>
      )}
    </form>
  );
}
