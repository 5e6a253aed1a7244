import { useTranslation } from 'react-i18next';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import { performDeletions } from '../../../lib/deletions/awaited-deletions.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSavePalette } from '../api/save-palette.ts';
import type { PaletteDraft } from '../model/palette-draft.ts';
import { PaletteForm } from './palette-form.tsx';

type PaletteDialogProps = { draft: PaletteDraft; onClose: () => void };

/** Makes a palette, or changes one. */
export function PaletteDialog({ draft, onClose }: PaletteDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useSavePalette(draft.id);
  const lock = useCallLock();
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={
        draft.id === undefined ? t('palettes.new') : t('palettes.editNamed', { name: draft.name })
      }
    >
      <PaletteForm
        draft={draft}
        pending={isPending}
        error={error}
        onSubmit={(palette) => {
          if (!lock.take()) return;
          // The name of a palette that is being deleted is free.
          performDeletions();
          mutate(palette, { onSuccess: onClose, onSettled: lock.release });
        }}
      />
    </Dialog>
  );
}
