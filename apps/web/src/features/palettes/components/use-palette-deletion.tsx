import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { awaitDeletion, performDeletions } from '../../../lib/deletions/awaited-deletions.ts';
import { UndoToast } from '../../../ui/undo-toast.tsx';
import { useDeletePalette } from '../api/delete-palette.ts';

/**
 * Function that deletes a palette: from the screen at once, and at the server after the time in
 * which a toast takes it back, or when the page is left.
 */
export function usePaletteDeletion(): (id: string) => void {
  const { t } = useTranslation();
  const deletePalette = useDeletePalette();
  useEffect(() => performDeletions, []);
  return (id) => {
    const note = toast(
      <UndoToast text={t('palettes.deleted')} undo={t('palettes.undo')} onUndo={() => undo()} />,
      { duration: Number.POSITIVE_INFINITY },
    );
    const takeBack = awaitDeletion([id], async (leaving) => {
      toast.dismiss(note);
      try {
        await deletePalette(id, { keepalive: leaving });
      } catch (error) {
        toast.error(t('palettes.deleteFailed', { message: errorText(error) }));
      }
    });
    const undo = () => {
      takeBack();
      toast.dismiss(note);
    };
  };
}
