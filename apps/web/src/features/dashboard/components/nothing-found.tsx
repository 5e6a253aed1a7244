import { toolName } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ListFilter } from '../model/list-query.ts';

type NothingFoundProps = { query: ListFilter; onClear: () => void };

/** Message of a search without results, with the way back to the whole list. */
export function NothingFound({ query, onClear }: NothingFoundProps) {
  const { t } = useTranslation();
  const text = useReason(query);
  return (
    <EmptyState title={t('dashboard.nothingFound')} text={text}>
      <Button look="outline" onClick={onClear}>
        {t('dashboard.showAll')}
      </Button>
    </EmptyState>
  );
}

function useReason({ tool: id, search: words, mark, days }: ListFilter): string {
  const { t } = useTranslation();
  if (mark !== undefined || days !== undefined) return t('dashboard.nothingFoundMarked');
  if (id === undefined) return t('dashboard.nothingFoundText', { words });
  const tool = toolName(id);
  if (words === '') return t('dashboard.nothingFoundTool', { tool });
  return t('dashboard.nothingFoundBoth', { tool, words });
}
