import { SELECTION_MAX_LENGTH } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { askForBoard } from '../../../lib/boards/ask-for-board.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDownloadImages } from '../api/download-images.ts';
import type { Selection } from '../model/use-selection.ts';

type SelectionBarProps = {
  selection: Selection;
  /** The outputs in view, which one click adds. */
  shown: readonly string[];
  onDelete: (ids: readonly string[]) => void;
  /** Called when the bar goes, because nothing is chosen any more. */
  onClosed: () => void;
};

/** What can be done with the chosen outputs; nothing while none is chosen. */
export function SelectionBar({ selection, shown, onDelete, onClosed }: SelectionBarProps) {
  const { t } = useTranslation();
  const { download, isPending } = useDownloadImages();
  const { ids } = selection;
  if (ids.length === 0) return null;
  const close = () => {
    selection.clear();
    onClosed();
  };
  const save = () =>
    download(ids, {
      onError: (error) =>
        void toast.error(t('results.downloadFailed', { message: errorText(error) })),
    });
  const canAdd = ids.length < SELECTION_MAX_LENGTH && shown.some((id) => !selection.has(id));
  return (
    <section aria-label={t('dashboard.selection')} className={BAR_CLASS}>
      <p aria-live="polite" className="font-medium tabular-nums max-sm:text-sm">
        {t('dashboard.selected', { count: ids.length })}
      </p>
      {canAdd && (
        <Button look="quiet" onClick={() => selection.add(shown)} className="px-2! max-sm:hidden">
          {t('dashboard.selectPage')}
        </Button>
      )}
      <span className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1">
        <Button
          look="ink"
          pending={isPending}
          onClick={save}
          className="px-3! max-sm:text-sm! min-[380px]:whitespace-nowrap sm:px-5!"
        >
          {!isPending && <Icon name="download" className="max-sm:hidden" />}
          {t('dashboard.downloadSelected')}
        </Button>
        <Button look="quiet" onClick={() => askForBoard(ids, close)} className="px-3!">
          <Icon name="plus" />
          <span className="max-sm:sr-only">{t('dashboard.addToBoard')}</span>
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            onDelete(ids);
            close();
          }}
          className="px-3!"
        >
          <Icon name="trash" />
          <span className="max-sm:sr-only">{t('dashboard.delete')}</span>
        </Button>
        <IconButton icon="close" label={t('dashboard.unselect')} onClick={close} />
      </span>
    </section>
  );
}

const BAR_CLASS =
  'sticky bottom-0 z-15 -mx-4 flex items-center gap-2 border-t border-hairline bg-raised px-4 py-2 ' +
  'pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lg sm:mx-0 sm:mb-3 sm:border sm:rounded';
