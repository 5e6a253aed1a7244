import { and, desc, eq, inArray } from 'drizzle-orm';
import { boardComments, boardPictures } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type BoardCommentRow = typeof boardComments.$inferSelect;

/** The comments on a board, the newest first. */
export async function listComments(
  queryable: Queryable,
  boardId: string,
): Promise<BoardCommentRow[]> {
  return queryable
    .select()
    .from(boardComments)
    .where(eq(boardComments.boardId, boardId))
    .orderBy(desc(boardComments.createdAt), boardComments.id);
}

export function countComments(queryable: Queryable, boardId: string): Promise<number> {
  return queryable.$count(boardComments, eq(boardComments.boardId, boardId));
}

/** Keeps a picture on its board until the transaction ends; false where it is not on it. */
export async function holdPicture(
  tx: Transaction,
  boardId: string,
  outputId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: boardPictures.outputId })
    .from(boardPictures)
    .where(and(eq(boardPictures.boardId, boardId), eq(boardPictures.outputId, outputId)))
    .for('key share');
  return rows.length > 0;
}

export async function insertComment(
  tx: Transaction,
  comment: Pick<BoardCommentRow, 'boardId' | 'outputId' | 'name' | 'text' | 'createdAt'>,
): Promise<void> {
  await tx.insert(boardComments).values(comment);
}

/** Deletes comments of a board; those that are absent are passed over. */
export async function deleteComments(
  tx: Transaction,
  boardId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(boardComments)
    .where(and(eq(boardComments.boardId, boardId), inArray(boardComments.id, ids)));
}
