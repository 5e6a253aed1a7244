import type { Board } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { BOARDS_PATH } from '../../../lib/boards/board-path.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { useDeleteBoard } from '../api/delete-board.ts';

type DeleteBoardDialogProps = { board: Board; onClose: () => void };

/** The question before a board is deleted. */
export function DeleteBoardDialog({ board, onClose }: DeleteBoardDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useDeleteBoard(board.id, () => {
    toast.success(t('boards.deleted'));
    void navigate(BOARDS_PATH);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('boards.deleteTitle', { name: board.name })}
      description={t('boards.deleteText')}
    >
      <div className="mt-6 flex flex-col gap-5">
        <FaultList title={t('boards.faultsTitle')} faults={error ? errorTexts(error) : []} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button look="danger" pending={isPending} onClick={() => mutate()}>
            {t('boards.delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
