import '../shared-board-words.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useSharedBoard } from '../api/get-shared-board.ts';
import { SharedBoardView } from './shared-board-view.tsx';

/** Statuses of a key that opens nothing (any more), or is none. */
const ENDED = new Set([400, 404]);

/** A board as its link shows it, to people without an account. */
export function SharedBoardScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const { data: board, error, refetch } = useSharedBoard(key);
  const isEnded = error instanceof ApiError && ENDED.has(error.status);
  return (
    <div className="page-work">
      {/* The server says both in headers, too. */}
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {isEnded && (
        <div className="flex flex-col gap-8">
          <PageHeading>{t('sharedBoard.ended')}</PageHeading>
          <EmptyState title={t('sharedBoard.endedText')} />
        </div>
      )}
      {board && !isEnded && <SharedBoardView board={board} boardKey={key} />}
      {error && !isEnded && !board && (
        <ErrorState
          title={t('sharedBoard.failed')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!board && !error && <Loading text={t('sharedBoard.loading')} />}
    </div>
  );
}
