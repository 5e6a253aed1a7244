import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { awaitDeletion, performDeletions } from '../../../lib/deletions/awaited-deletions.ts';
import { UndoToast } from '../../../ui/undo-toast.tsx';
import { useDeleteImages } from '../api/delete-images.ts';

/**
 * Function that deletes outputs: they leave the list at once, and the server after the time in
 * which a toast takes it back, or when the dashboard is left.
 */
export function useDeletion(): (ids: readonly string[]) => void {
  const { t } = useTranslation();
  const deleteImages = useDeleteImages();
  useEffect(() => performDeletions, []);
  return (ids) => {
    const text = t('dashboard.deleted', { count: ids.length });
    const id = toast(<UndoToast text={text} undo={t('dashboard.undo')} onUndo={() => undo()} />, {
      duration: Number.POSITIVE_INFINITY,
    });
    const takeBack = awaitDeletion(ids, async (leaving) => {
      toast.dismiss(id);
      try {
        await deleteImages(ids, { keepalive: leaving });
      } catch (error) {
        toast.error(t('dashboard.deleteFailed', { count: ids.length, message: errorText(error) }));
      }
    });
    const undo = () => {
      takeBack();
      toast.dismiss(id);
    };
  };
}
