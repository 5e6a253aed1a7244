import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { BoardPicture } from '@toile/contract';
import { toolName } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { COMMENTS_ID } from '../model/comments-id.ts';
import { PictureNote } from './picture-note.tsx';

type BoardTileProps = {
  picture: BoardPicture;
  /** Place on the board, from 1. */
  number: number;
  isCover: boolean;
  /** Comments on it. */
  comments: number;
  onOpen: () => void;
  onNote: (note: string) => void;
  onCover: () => void;
  onRemove: () => void;
};

/** A picture on a board: it opens large, is moved by its handle, has a note and its actions. */
export function BoardTile({ picture, number, isCover, comments, ...on }: BoardTileProps) {
  const { t } = useTranslation();
  const { generation, note } = picture;
  const { output_image_id: id, width, height } = generation;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: { roleDescription: t('boards.drag.role') } });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'relative flex min-w-0 flex-col gap-2',
        isDragging && 'z-10 opacity-80',
      )}
    >
      <div style={{ aspectRatio: `${width} / ${height}` }} className="relative bg-sunk">
        <PictureButton
          label={t('boards.open', { number, tool: toolName(generation.type) })}
          sources={pictureSources(generation)}
          sizes="(min-width: 1280px) 18rem, (min-width: 768px) 30vw, 48vw"
          fallback={t('boards.imageGone')}
          onClick={on.onOpen}
          className="size-full"
        />
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          icon="move"
          label={t('boards.move', { number })}
          title={t('boards.moveHint')}
          className="absolute! top-1 left-1 size-9! cursor-grab touch-none bg-paper/90 active:cursor-grabbing"
        />
        {comments > 0 && (
          <a
            href={`#${COMMENTS_ID}`}
            aria-label={t('boards.pictureComments', { number, count: comments })}
            title={t('boards.pictureComments', { number, count: comments })}
            className="absolute top-0 right-0 flex size-11 items-center justify-center"
          >
            <span className="flex min-w-7 items-center justify-center rounded-full bg-accent px-2 text-sm leading-7 tabular-nums text-on-accent">
              {comments}
            </span>
          </a>
        )}
      </div>
      <PictureNote number={number} note={note} onWrite={on.onNote} />
      <div className="-mx-1.5 -mt-1 flex items-center justify-between">
        <Button
          look="quiet"
          aria-label={t(isCover ? 'boards.isCover' : 'boards.makeCover', { number })}
          aria-pressed={isCover}
          onClick={on.onCover}
          className="min-h-9! px-2! text-sm! aria-pressed:text-accent-ink"
        >
          {isCover && <Icon name="check" className="size-4" />}
          {t('boards.cover')}
        </Button>
        <IconButton
          icon="close"
          label={t('boards.remove', { number })}
          onClick={on.onRemove}
          className="size-9!"
        />
      </div>
    </li>
  );
}
