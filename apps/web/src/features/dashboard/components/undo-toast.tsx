import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

type UndoToastProps = { count: number; onUndo: () => void };

/** Says how many outputs were deleted, with the button that takes it back. */
export function UndoToast({ count, onUndo }: UndoToastProps) {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-3">
      {t('dashboard.deleted', { count })}
      <Button look="quiet" onClick={onUndo} className="-my-1.5 px-3! underline underline-offset-3">
        {t('dashboard.undo')}
      </Button>
    </span>
  );
}
