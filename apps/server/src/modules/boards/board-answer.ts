import type { Board, BoardComment, BoardLink } from '@toile/contract';
import type { BoardCommentRow } from './board-comments.repository.ts';
import type { BoardLinkRow } from './board-links.repository.ts';
import type { ListedBoard } from './boards.repository.ts';

/** A board in the API's form. */
export function toBoard({ cover, changedAt, ...board }: ListedBoard): Board {
  const { id, name, note, pictures, comments } = board;
  return {
    id,
    name,
    note,
    pictures,
    comments,
    cover: cover && {
      image_url: `/api/images/${cover.imageId}`,
      width: cover.width,
      height: cover.height,
    },
    changed_at: changedAt.toISOString(),
  };
}

/** An open link in the API's form, without its key. */
export function toBoardLink({ id, createdAt, expiresAt, comments }: BoardLinkRow): BoardLink {
  return {
    id,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    comments,
  };
}

/** A comment in the API's form. */
export function toBoardComment({
  id,
  outputId,
  name,
  text,
  createdAt,
}: BoardCommentRow): BoardComment {
  return { id, output_image_id: outputId, name, text, timestamp: createdAt.toISOString() };
}
