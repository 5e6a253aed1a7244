import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** A board without pictures: tells where they come from. */
export function NothingOnBoard() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('boards.emptyBoard')} text={t('boards.emptyBoardText')}>
      <ButtonLink to="/dashboard" look="accent">
        {t('boards.toDashboard')}
      </ButtonLink>
    </EmptyState>
  );
}
