import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { awaitDeletion, performDeletions } from '../../../lib/deletions/awaited-deletions.ts';
import { UndoToast } from '../../../ui/undo-toast.tsx';
import { useRemovePicture } from '../api/remove-picture.ts';

/** Id of a picture's place on a board among what is being deleted. */
export const placeId = (boardId: string, outputId: string): string => `${boardId} ${outputId}`;

/**
 * Function that takes a picture off a board: from the screen at once, and at the server after the
 * time in which a toast takes it back, or when the board is left.
 */
export function useRemoval(boardId: string): (outputId: string) => void {
  const { t } = useTranslation();
  const removePicture = useRemovePicture(boardId);
  useEffect(() => performDeletions, []);
  return (outputId) => {
    const id = toast(
      <UndoToast text={t('boards.removed')} undo={t('boards.undo')} onUndo={() => undo()} />,
      { duration: Number.POSITIVE_INFINITY },
    );
    const takeBack = awaitDeletion([placeId(boardId, outputId)], async (leaving) => {
      toast.dismiss(id);
      try {
        await removePicture(outputId, { keepalive: leaving });
      } catch (error) {
        toast.error(t('boards.changeFailed', { message: errorText(error) }));
      }
    });
    const undo = () => {
      takeBack();
      toast.dismiss(id);
    };
  };
}
