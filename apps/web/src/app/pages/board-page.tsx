import '../../lib/studio-words.ts';
import '../../features/boards/board-words.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useBoard } from '../../features/boards/api/get-board.ts';
import { BoardScreen } from '../../features/boards/components/board-screen.tsx';
import { isGone } from '../../features/boards/model/gone-boards.ts';
import { PreviewOverlay } from '../../features/results/components/preview-overlay.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** Statuses of an address that names no board: absent, or no id. */
const ABSENT = new Set([400, 404]);

/** The board that the address names; another user's is not found. */
export function BoardPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: detail, error, refetch } = useBoard(id);
  if (error instanceof ApiError && ABSENT.has(error.status)) return <NotFoundPage />;
  if (detail) return <BoardScreen key={id} detail={detail} Preview={PreviewOverlay} />;
  if (isGone(id)) return <NotFoundPage />;
  if (!error) return <Loading text={t('boards.loading')} />;
  return (
    <div className="page">
      <ErrorState
        title={t('boards.boardFailed')}
        text={errorText(error)}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
