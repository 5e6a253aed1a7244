import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import type { BoardDetail, Generation } from '@toile/contract';
import { type ComponentType, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { useHidden } from '../../../lib/deletions/awaited-deletions.ts';
import { useChangeBoard } from '../api/change-board.ts';
import { useOrderPictures } from '../api/order-pictures.ts';
import { useWriteNote } from '../api/write-note.ts';
import { useDragWords } from '../model/use-drag-words.ts';
import { BoardTile } from './board-tile.tsx';
import { NothingOnBoard } from './nothing-on-board.tsx';
import { placeId, useRemoval } from './use-removal.tsx';

/** The overlay that shows an output large; it belongs to another feature. */
export type BoardPreview = ComponentType<{
  generations: readonly Generation[];
  openId: string | null;
  onChange: (id: string | null) => void;
}>;

type BoardPicturesProps = {
  detail: BoardDetail;
  Preview: BoardPreview;
  /** Called when what had the focus is gone. */
  onLeftAlone: () => void;
};

/** The pictures of a board in their order, which a pointer or the keys change. */
export function BoardPictures({ detail, Preview, onLeftAlone }: BoardPicturesProps) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string | null>(null);
  const { id: boardId, cover_id: coverId } = detail.board;
  const hidden = useHidden();
  const pictures = detail.pictures.filter(
    ({ generation }) => !hidden.has(placeId(boardId, generation.output_image_id)),
  );
  const generations = pictures.map(({ generation }) => generation);
  const ids = generations.map(({ output_image_id: id }) => id);
  const onError = (error: Error) =>
    void toast.error(t('boards.changeFailed', { message: errorText(error) }));
  const { mutate: order } = useOrderPictures(boardId);
  const { mutate: change } = useChangeBoard(boardId);
  const { mutate: writeNote } = useWriteNote(boardId);
  const remove = useRemoval(boardId);
  const accessibility = useDragWords(ids);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over.id))];
    order(arrayMove(ids, from, to), { onError });
  };
  if (pictures.length === 0) return <NothingOnBoard />;
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <ul className="grid grid-cols-2 items-start gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-4 xl:grid-cols-4">
            {pictures.map((picture, at) => {
              const id = picture.generation.output_image_id;
              return (
                <BoardTile
                  key={id}
                  picture={picture}
                  number={at + 1}
                  isCover={id === coverId}
                  comments={detail.comments.filter(({ output_image_id: of }) => of === id).length}
                  onOpen={() => setOpenId(id)}
                  onNote={(note) => writeNote({ output_image_id: id, note }, { onError })}
                  onCover={() => change({ cover_id: id === coverId ? null : id }, { onError })}
                  onRemove={() => {
                    remove(id);
                    onLeftAlone();
                  }}
                />
              );
            })}
          </ul>
        </SortableContext>
      </DndContext>
      <Preview generations={generations} openId={openId} onChange={setOpenId} />
    </>
  );
}
