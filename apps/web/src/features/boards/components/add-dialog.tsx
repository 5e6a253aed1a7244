import '../board-words.ts';
import type { Board } from '@toile/contract';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText, errorTexts } from '../../../lib/api/error-texts.ts';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import type { BoardAsk } from '../../../lib/boards/ask-for-board.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAddToBoard } from '../api/add-to-board.ts';
import { useBoards } from '../api/get-boards.ts';
import { useMakeBoard } from '../api/make-board.ts';
import { BoardChoice } from './board-choice.tsx';
import { NameForm } from './name-form.tsx';

type AddDialogProps = BoardAsk & { onClose: () => void };

/** Puts outputs on a board that is there, or on a new one. */
export function AddDialog({ ids, onAdded, opener, onClose }: AddDialogProps) {
  const returnFocusTo = useRef(opener instanceof HTMLElement ? opener : null);
  const { t } = useTranslation();
  const { data: boards, error: listError, refetch } = useBoards();
  const { mutateAsync: makeBoard, isPending: isMaking, error: makeError } = useMakeBoard();
  const { mutateAsync: addTo, isPending: isAdding, error: addError } = useAddToBoard();
  const lock = useCallLock();
  const error = makeError ?? addError;

  const add = async (find: () => Board | Promise<Board>): Promise<void> => {
    if (!lock.take()) return;
    try {
      const { id, name } = await find();
      const added = await addTo({ id, ids });
      toast.success(t('boards.added', { count: added, name }));
      onClose();
      onAdded?.();
    } catch {
      // The mutations hold the error, which the list below tells.
    } finally {
      lock.release();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('boards.addTitle')}
      description={t('boards.addText', { count: ids.length })}
      returnFocusTo={returnFocusTo}
    >
      <div className="mt-5 flex flex-col gap-5">
        {listError && (
          <ErrorState
            title={t('boards.failed')}
            text={errorText(listError)}
            onRetry={() => void refetch()}
          />
        )}
        {!boards && !listError && <Loading text={t('boards.loading')} />}
        {boards && boards.length > 0 && (
          <ul className="-mx-2 flex max-h-[40dvh] flex-col overflow-y-auto">
            {boards.map((board) => (
              <BoardChoice key={board.id} board={board} onChoose={() => void add(() => board)} />
            ))}
          </ul>
        )}
        <FaultList
          title={t('boards.addFailed')}
          faults={error && !isMaking && !isAdding ? errorTexts(error) : []}
        />
        {boards && (
          <NameForm
            pending={isMaking || isAdding}
            onSubmit={(name) => void add(() => makeBoard({ name, note: '' }))}
          />
        )}
      </div>
    </Dialog>
  );
}
