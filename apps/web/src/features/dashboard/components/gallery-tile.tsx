import '../../../lib/preview-words.ts';
import type { Generation } from '@toile/contract';
import { toolName } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { nameOutput } from '../../../lib/generations/name-output.ts';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { useFavourite } from '../../../lib/generations/use-favourite.ts';
import { useSaveImage } from '../../../lib/generations/use-save-image.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CornerMark } from '../../../ui/corner-mark.tsx';
import { HeartButton } from '../../../ui/heart-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import type { Selection } from '../model/use-selection.ts';
import { SelectMark } from './select-mark.tsx';
import { UseInMenu } from './use-in-menu.tsx';

type GalleryTileProps = {
  generation: Generation;
  /** The outputs of its run, in the order in which they were made. */
  run: readonly Generation[];
  selection: Selection;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
};

/** An output in the gallery: its picture, which opens large, with what can be done below it. */
export function GalleryTile({ generation, run, selection, onOpen, onDelete }: GalleryTileProps) {
  const { t } = useTranslation();
  const { save, savingId } = useSaveImage();
  const { isFull, toggle } = useFavourite(generation);
  const { output_image_id: id, width, height, upscaled_from_id: smaller } = generation;
  const tool = toolName(generation.type);
  const time = useTimeAgo(generation.timestamp);
  const isChosen = selection.has(id);
  return (
    <li className="group/tile flex min-w-0 flex-col">
      <div
        style={{ aspectRatio: `${width} / ${height}` }}
        className={classNames('relative bg-sunk', isChosen && CHOSEN_CLASS)}
      >
        <PictureButton
          label={t('dashboard.open', { tool: nameOutput(t, generation, run.toReversed()), time })}
          sources={pictureSources(generation)}
          sizes="(min-width: 1280px) 18rem, (min-width: 768px) 24vw, 48vw"
          fallback={t('dashboard.imageGone')}
          onClick={() => onOpen(id)}
          className="size-full"
        />
        <SelectMark
          label={t('dashboard.select', { tool, time })}
          checked={isChosen}
          onChange={() => selection.toggle(id)}
        />
        <HeartButton
          label={t('dashboard.favouriteNamed', { tool, time })}
          full={isFull}
          onClick={toggle}
          className={classNames('absolute top-0 right-0', !isFull && UNMARKED_CLASS)}
        />
        {smaller !== null && <CornerMark>{t('results.twice')}</CornerMark>}
      </div>
      <div className="-mx-1.5 flex items-center justify-between">
        <UseInMenu
          generation={generation}
          label={t('dashboard.useNamed', { tool, time })}
          className="min-h-9! max-sm:[&>svg]:hidden"
        />
        <span className="ml-auto flex">
          <IconButton
            icon="download"
            label={t('dashboard.downloadNamed', { tool, time })}
            title={t('dashboard.download')}
            aria-busy={savingId === id || undefined}
            onClick={() => save(id)}
            className="size-9!"
          />
          <IconButton
            icon="trash"
            label={t('dashboard.deleteNamed', { tool, time })}
            title={t('dashboard.delete')}
            onClick={() => onDelete(id)}
            className="size-9!"
          />
        </span>
      </div>
    </li>
  );
}

const CHOSEN_CLASS = 'outline-3 outline-offset-2 outline-accent';

// Where a pointer hovers, the empty heart shows on its picture alone.
const UNMARKED_CLASS =
  'transition-opacity pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 ' +
  'pointer-fine:group-hover/tile:opacity-100';
