import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeleteImage } from '../api/delete-image.ts';

type DeleteDialogProps = {
  /** Output to delete; null while the dialog is closed. */
  id: string | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before an output is deleted, because nothing brings it back. */
export function DeleteDialog({ id, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation();
  const { remove, isPending } = useDeleteImage();
  const confirm = () => {
    if (id === null) return;
    remove(id, {
      onSuccess: () => {
        onClose();
        toast.success(t('dashboard.deleted'));
        // Called after the dialog has returned the focus, to a button that may be gone.
        setTimeout(onDeleted);
      },
      onError: (error) => {
        toast.error(t('dashboard.deleteFailed', { message: errorText(error) }));
      },
    });
  };
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={t('dashboard.deleteTitle')}
      description={t('dashboard.deleteText')}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {t('dashboard.deleteKeep')}
        </Button>
        <Button look="danger" pending={isPending} onClick={confirm}>
          {t('dashboard.deleteConfirm')}
        </Button>
      </div>
    </Dialog>
  );
}
