import type { Board } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { useChangeBoard } from '../api/change-board.ts';
import { BoardForm } from './board-form.tsx';

type EditBoardDialogProps = { board: Board; onClose: () => void };

/** Changes the name and the note of a board. */
export function EditBoardDialog({ board, onClose }: EditBoardDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useChangeBoard(board.id);
  return (
    <Dialog open onClose={onClose} title={t('boards.edit')}>
      <BoardForm
        initial={{ name: board.name, note: board.note }}
        submit={t('boards.save')}
        pending={isPending}
        error={error}
        onSubmit={(changes) => mutate(changes, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
