import { listTools } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { toolPath } from '../../../lib/tool-path.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** The list of a user without outputs: offers the tools that start from words alone. */
export function NothingYet() {
  const { t } = useTranslation();
  const ready = listTools().find(({ brief, requiredImages }) => brief && !requiredImages.length);
  return (
    <EmptyState title={t('dashboard.empty')} text={t('dashboard.emptyText')}>
      {ready && (
        <ButtonLink to={toolPath(ready.id)} look="accent">
          {t('dashboard.emptyStart', { tool: ready.words.name })}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
