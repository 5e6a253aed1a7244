import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { boardLinks, boards, users } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { deleteInBatches } from '../../platform/in-batches.ts';

export type BoardLinkRow = typeof boardLinks.$inferSelect;

export async function insertLink(
  tx: Transaction,
  link: Pick<BoardLinkRow, 'boardId' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<BoardLinkRow> {
  const [row] = await tx.insert(boardLinks).values(link).returning();
  if (!row) throw new Error('A link was not written');
  return row;
}

/** Links of a board that are open, the newest first. */
export async function listLinks(
  queryable: Queryable,
  boardId: string,
  now: Date,
): Promise<BoardLinkRow[]> {
  return queryable
    .select()
    .from(boardLinks)
    .where(and(eq(boardLinks.boardId, boardId), gt(boardLinks.expiresAt, now)))
    .orderBy(desc(boardLinks.createdAt), boardLinks.id);
}

/** Ends a link of a board; false where there is none. */
export async function deleteLink(tx: Transaction, boardId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(boardLinks)
    .where(and(eq(boardLinks.boardId, boardId), eq(boardLinks.id, id)))
    .returning({ id: boardLinks.id });
  return rows.length > 0;
}

/** A board as an open link shows it. */
export type OpenedBoard = {
  linkId: string;
  boardId: string;
  userId: string;
  name: string;
  note: string;
  expiresAt: Date;
  comments: number;
};

/** The board of a link that is open; none of an owner who is locked or deleted. */
export async function findOpenBoard(
  queryable: Queryable,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<OpenedBoard | undefined> {
  const [row] = await queryable
    .select({
      linkId: boardLinks.id,
      boardId: boards.id,
      userId: boards.userId,
      name: boards.name,
      note: boards.note,
      expiresAt: boardLinks.expiresAt,
      comments: boardLinks.comments,
    })
    .from(boardLinks)
    .innerJoin(boards, eq(boards.id, boardLinks.boardId))
    .innerJoin(users, eq(users.id, boards.userId))
    .where(
      and(
        eq(boardLinks.tokenHash, tokenHash),
        gt(boardLinks.expiresAt, now),
        isNull(users.lockedAt),
        isNull(users.deletedAt),
      ),
    );
  return row;
}

/** Counts a comment of a link, unless it has taken as many; false then, or where it has ended. */
export async function countComment(tx: Transaction, id: string, atMost: number): Promise<boolean> {
  const rows = await tx
    .update(boardLinks)
    .set({ comments: sql`${boardLinks.comments} + 1` })
    .where(and(eq(boardLinks.id, id), lt(boardLinks.comments, atMost)))
    .returning({ id: boardLinks.id });
  return rows.length > 0;
}

export async function deleteExpiredLinks(queryable: Queryable, now: Date): Promise<void> {
  const at = now.toISOString();
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      delete from board_links where id in (
        select id from board_links where expires_at <= ${at} limit ${atMost})`);
    return rowCount ?? 0;
  });
}
