import type { Board } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useMakeBoard } from '../api/make-board.ts';
import { BoardForm } from './board-form.tsx';

type NewBoardDialogProps = { onClose: () => void; onMade: (board: Board) => void };

const EMPTY = { name: '', note: '' };

/** Asks for the name of a new board. */
export function NewBoardDialog({ onClose, onMade }: NewBoardDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMakeBoard();
  const lock = useCallLock();
  return (
    <Dialog open onClose={onClose} title={t('boards.new')}>
      <BoardForm
        initial={EMPTY}
        submit={t('boards.create')}
        pending={isPending}
        error={error}
        onSubmit={(board) => {
          if (lock.take()) mutate(board, { onSuccess: onMade, onSettled: lock.release });
        }}
      />
    </Dialog>
  );
}
