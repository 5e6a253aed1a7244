import '../board-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../lib/api/error-texts.ts';
import { boardPath } from '../../../lib/boards/board-path.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useBoards } from '../api/get-boards.ts';
import { BoardCard } from './board-card.tsx';
import { NewBoardDialog } from './new-board-dialog.tsx';

/** The list of a user's boards. */
export function BoardsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: boards, error, refetch } = useBoards();
  const [isMaking, setMaking] = useState(false);
  const make = (look: 'accent' | 'ink') => (
    <Button look={look} onClick={() => setMaking(true)}>
      <Icon name="plus" />
      {t('boards.new')}
    </Button>
  );
  return (
    <div className="page-work flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PageHeading intro={t('boards.intro')}>{t('boards.title')}</PageHeading>
        {boards && boards.length > 0 && make('ink')}
      </div>
      {error && (
        <ErrorState
          title={t('boards.failed')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!boards && !error && <Loading text={t('boards.loading')} />}
      {boards?.length === 0 && (
        <EmptyState title={t('boards.empty')} text={t('boards.emptyText')}>
          {make('accent')}
        </EmptyState>
      )}
      {boards && boards.length > 0 && (
        <ul className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {boards.map((board) => (
            <BoardCard key={board.id} board={board} />
          ))}
        </ul>
      )}
      {isMaking && (
        <NewBoardDialog
          onClose={() => setMaking(false)}
          onMade={({ id }) => void navigate(boardPath(id))}
        />
      )}
    </div>
  );
}
