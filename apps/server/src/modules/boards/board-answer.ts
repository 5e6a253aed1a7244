import type { Board } from '@toile/contract';
import type { ListedBoard } from './boards.repository.ts';

/** A board in the API's form. */
export function toBoard({ id, name, note, pictures, cover, changedAt }: ListedBoard): Board {
  return {
    id,
    name,
    note,
    pictures,
    cover: cover && {
      image_url: `/api/images/${cover.imageId}`,
      width: cover.width,
      height: cover.height,
    },
    changed_at: changedAt.toISOString(),
  };
}
